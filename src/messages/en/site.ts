export const site = {
  'wait.minutes': '{n} min',
  'wait.hours': '{n} h',
  'docs.title': '{brand} API',
  'docs.intro':
    'Every call of this site. Send your token as the Authorization header. Replies are JSON with success, message, code and the data.',
  'docs.document': 'OpenAPI 3.1 document',
  'docs.who.anyone': 'Open to everyone.',
  'docs.who.user': 'For people who are signed in.',
  'docs.who.admin': 'For admins.',
  'docs.parameters': 'Parameters',
  'docs.body': 'Request body',
  'docs.answers': 'Answers',
  'docs.reply': 'Reply',
  'start.address': '{brand} is at {address}',
  'start.data': 'Data lies in {folder}',
  'start.admin': 'Make an admin: npm run admin -- grant someone@example.org',
  'start.kitchen': '{brand} Kitchen',
  'start.starter': 'Loading the starter cookbook: {done} of {total}',
  'admin.usage':
    'Usage: npm run admin -- grant|revoke|reset|end-sessions|delete-account someone@example.org, delete-recipe <slug>, or list',
  'admin.noData': 'There is no database in {folder}: start the site once, or set DATA_DIR.',
  'admin.unknown': '{email} has no account yet: register on the site first.',
  'admin.grant': '{email} is an admin now.',
  'admin.revoke': '{email} is no admin any more.',
  'admin.resetLink':
    'This link sets a new password for {email}, once, within {hours} hours. Give it to nobody else:',
  'admin.noRecipe': 'There is no recipe under {slug}.',
  'admin.recipeDeleted': '{slug} is deleted, with its photo and everyone’s saves.',
  'admin.noAccount': '{email} has no account.',
  'admin.accountDeleted':
    'The account {email} is deleted, with everything it held: {recipes} recipes.',
  'admin.sessionsEnded': '{email} is signed out everywhere: {count} sessions ended.',
  'fault.full': 'The disk is full: nothing can be stored until there is room again',
  'fault.readOnly': 'The data folder cannot be written: give the user of this site the right to',
  'fault.unreachable': 'The place where the data lies does not answer',
  'fault.damaged':
    'The database is damaged. Stop the site, keep a copy of the data folder, and restore the last good backup: npm run data -- restore',
  'start.filling':
    'The database is being filled by a copy or a restore that has not ended: run that command again, and start the site when it says that everything is verified.',
  'start.died': 'A process of the site has ended ({reason}); another one takes its place',
  'start.stopping': 'Stopping: finishing what is under way',
  'start.cut': 'What was under way has not ended within {seconds} seconds, and is cut off',
} as const;
