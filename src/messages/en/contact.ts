export const contact = {
  'contact.title': 'Contact',
  'contact.intro':
    'A question, an idea, a recipe that did not work out? Write to us, we read everything.',
  'contact.social': 'Or find us here',
  'contact.send': 'Send',
  'contact.subject': 'Subject',
  'contact.message': 'Message',
  'contact.name': 'Your name',
  'contact.email': 'Your email',
  'toast.contactSent': 'Message sent successfull!!',
} as const;
