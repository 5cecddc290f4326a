/** What mails to people say. */
export const mails = {
  'mail.verify.subject': 'Confirm your e-mail address for {brand}',
  'mail.verify.title': 'Is this your address?',
  'mail.verify.text':
    'Somebody has given this address for an account at {brand} ({site}). If that was you, open this page and press the button there.',
  'mail.verify.button': 'Confirm the address',
  'mail.verify.end': 'The link works once, and for {hours} hours. A newer one takes its place.',
  'mail.verify.stranger':
    'If it was not you, do nothing: {brand} sends no other mails to an address that nobody has confirmed.',
  'mail.notices.subject': {
    by: 'n',
    one: '{n} notification from {brand}',
    other: '{n} notifications from {brand}',
  },
  'mail.notices.title': 'What happened at {brand}',
  'mail.notices.open': 'Have a look',
  'mail.notices.more': { by: 'n', one: 'And one more.', other: 'And {n} more.' },
  'mail.notices.all': 'All notifications',
  'mail.notices.why': 'You get this mail because your account at {brand} asks for it.',
  'mail.notices.settings': 'Choose what you are told',
  'mail.notices.end': 'No more of these mails',
  'mail.ended': 'You get no more mails about notifications.',
} as const;
