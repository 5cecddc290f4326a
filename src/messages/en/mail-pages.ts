/** Whether an address is proven, and the pages that links in mails lead to. */
export const mailPages = {
  'mails.title': 'E-mail',
  'mails.loadFailed': 'Whether your address is confirmed could not be loaded.',
  'mails.retry': 'Try again',
  'mails.verified': 'Confirmed',
  'mails.unverified': 'Not confirmed yet',
  'mails.why': 'Mails about what happens here go to confirmed addresses alone.',
  'mails.off': 'This site sends no mails to people, so an address cannot be confirmed here.',
  'mails.send': 'Send the link',
  'mails.sendAgain': 'Send another link',
  'mails.sent': 'A link is on its way to {email}. It works once, within 24 hours.',
  'mails.sendFailed': 'The link could not be sent. Try again later.',
  'verify.title': 'Confirm your address',
  'verify.text': 'Press the button to confirm that the address is yours.',
  'verify.submit': 'Confirm the address',
  'verify.noToken': 'This link is not whole: open it as the mail gives it, to its last sign.',
  'verify.failed': 'The address could not be confirmed just now. Try again.',
  'verify.over':
    'This link was replaced by a newer one, or is too old. You can have a new one sent from your account.',
  'verify.done': 'Thank you, your address is confirmed.',
  'verify.account': 'My account',
  'unsubscribe.title': 'No more mails?',
  'unsubscribe.text':
    'Press the button and you get no more mails about what happens here. The site itself tells you as before.',
  'unsubscribe.submit': 'Send me no more mails',
  'unsubscribe.over':
    'This link ends no mails: it is not whole, or its account is gone. What you are mailed can be chosen in your account.',
  'unsubscribe.failed': 'That could not be noted just now. Try again.',
  'unsubscribe.done': 'Done. You get no more mails about what happens here.',
  'unsubscribe.account': 'What you are told',
} as const;
