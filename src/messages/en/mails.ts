/** What mails to people say. */
export const mails = {
  'mail.moment': '{day} {clock}',
  'mail.verify.subject': 'Confirm your e-mail address for {brand}',
  'mail.verify.title': 'Is this your address?',
  'mail.verify.text':
    'Somebody has given this address for an account at {brand} ({site}). If that was you, open this page and press the button there.',
  'mail.verify.button': 'Confirm the address',
  'mail.verify.end': 'The link works once, and for {hours} hours. A newer one takes its place.',
  'mail.verify.stranger':
    'If it was not you, do nothing: {brand} sends no other mails to an address that nobody has confirmed.',
  'mail.reset.subject': 'Confirm your new password for {brand}',
  'mail.reset.title': 'Did you ask for a new password?',
  'mail.reset.text':
    'At {time} UTC somebody asked for a new password for your account at {brand}, with the right answer to your security question. If that was you, open this page and press the button there: from then on the new password counts.',
  'mail.reset.textWith':
    'At {time} UTC somebody asked for a new password for your account at {brand}, with {device} and the right answer to your security question. If that was you, open this page and press the button there: from then on the new password counts.',
  'mail.reset.button': 'Confirm the new password',
  'mail.reset.end': 'The link works once, and for {minutes} minutes.',
  'mail.reset.stranger':
    'If it was not you, do nothing: your password stays as it is. Somebody knows the answer to your security question, though: change it on the page of your account.',
  'mail.password.subject': 'Your password for {brand} was changed',
  'mail.password.title': 'You have a new password',
  'mail.password.text': 'At {time} UTC a new password was set for your account at {brand}.',
  'mail.password.notYou':
    'Was that not you? Then reset it at once with “Forgot password?” on the login page, and tell whoever runs the site. Where that does not work, as for admins and moderators, they can give you a link.',
  'mail.password.button': 'My account',
  'mail.passkey.subject': 'A passkey was added to your account at {brand}',
  'mail.passkey.title': 'You have a new passkey',
  'mail.passkey.text':
    'At {time} UTC a passkey was added to your account at {brand}. Whoever has it can log in without your password.',
  'mail.passkey.notYou':
    'Was that not you? Then remove it on the page of your account, change your password there, and tell whoever runs the site.',
  'mail.device.subject': 'A new device logged in to your account at {brand}',
  'mail.device.title': 'Was that you?',
  'mail.device.text': 'Your account at {brand} was logged in to from a device that is new to it:',
  'mail.device.line': '{device}: {time} UTC',
  'mail.device.you':
    'If it was you, there is nothing to do. A private window, or a program that keeps nothing, is a new device each time.',
  'mail.device.notYou':
    'If it was not you, somebody knows your password or has another of your ways in: log all other devices out on the page of your account, set a new password there, and remove passkeys that are not yours.',
  'mail.leave.subject': 'Your account at {brand} is closed',
  'mail.leave.title': 'Your account is closed',
  'mail.leave.text':
    'At {time} UTC you asked to be deleted from {brand}. What you shared is hidden, and at {end} UTC everything goes for good.',
  'mail.leave.recipesGo': 'Your recipes go too.',
  'mail.leave.recipesStay': 'Your recipes stay without your name, as those of a former cook.',
  'mail.leave.back':
    'Was that not you, or do you want to stay after all? Log in before that time, take your account back, and change your password if somebody else knows it.',
  'mail.leave.button': 'Log in',
  'mail.openid.subject': 'Another login was linked with your account at {brand}',
  'mail.openid.title': 'Your account has another login',
  'mail.openid.text':
    'At {time} UTC your account at {brand} was linked with a login of {server}. Whoever has that can log in without your password.',
  'mail.openid.notYou':
    'Was that not you? Then end the link on the page of your account, change your password there, and tell whoever runs the site.',
  'mail.moving.subject': 'Confirm your new address for {brand}',
  'mail.moving.title': 'Is this your new address?',
  'mail.moving.text':
    'Somebody wants to use this address for their account at {brand} ({site}). If that is you, open this page and press the button there.',
  'mail.moving.button': 'Use this address',
  'mail.moved.subject': 'The address of your account at {brand}',
  'mail.moved.askedTitle': 'Another address was asked for',
  'mail.moved.asked':
    'At {time} UTC somebody who knows your password asked for another e-mail address for your account at {brand}. It counts once it is confirmed.',
  'mail.moved.doneTitle': 'Your account has another address',
  'mail.moved.done': 'Since {time} UTC your account at {brand} has another e-mail address.',
  'mail.moved.notYou':
    'Was that not you? Then tell whoever runs the site at once, and change your password.',
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
