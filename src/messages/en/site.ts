export const site = {
  'wait.minutes': '{n} min',
  'wait.hours': '{n} h',
  'wait.new':
    'Your account is new, and new accounts do this only so often in a day. Please try again in {wait}',
  'manifest.lang': 'en-GB',
  'manifest.add': 'Add a recipe',
  'manifest.screenshotWide': 'Home on a wide screen',
  'manifest.screenshotNarrow': 'A recipe on a phone',
  'docs.title': '{brand} API',
  'docs.intro':
    'The calls of this site. Send your token as the Authorization header. Replies are JSON with success, message, code and the data, unless a call says otherwise. What needs data that the site cannot reach just now is answered with 503, and Retry-After says when to try again.',
  'docs.outside':
    'What else has an address is not described here: photos (/photos/…), Atom feeds (/feed.xml, and the feed.xml of a cuisine, a cook and a public collection), a recipe as a file (/recipe/….json, .md and .cook), its card (/recipe/…/card.jpg), its page for other sites (/embed/recipe/…) with oEmbed (/oembed?url=…), the zip at the address that askTakeout gives, and the press that ends mails (RFC 8058: POST /unsubscribe?token=…).',
  'docs.token':
    'The token that the login gives, as it is; the scheme Bearer before it is taken too.',
  'docs.language':
    'The language of sentences: what is refused and why, and what was done. Anything else is answered in English.',
  'docs.soft':
    'What it refuses is answered with 200 and success false, for clients that read nothing else.',
  'docs.success': 'Success',
  'docs.successOr': 'Success; or success false: {codes}',
  'docs.softly': 'Refused, with success false: {codes}',
  'docs.photo': 'A picture as JPEG, PNG, WebP, GIF, AVIF or TIFF, of at most {most} bytes',
  'docs.unchanged': 'Nothing has changed since the reply whose ETag the request names',
  'docs.anyOther':
    'Any other refusal, such as unexpected when the site is at fault, unavailable (503, with Retry-After) when it cannot reach its data, or too_many_tries',
  'docs.schemas': 'Schemas',
  'docs.header.retry-after': 'After so many seconds the call may be tried again',
  'docs.header.x-total-count': 'How many there are in all, counted to 1,000',
  'docs.header.x-total-more': 'true when there are more than were counted',
  'docs.header.x-understood':
    'What was understood of the keyword and is not searched as words, three percent-encoded names for each part: its kind, what it means, how it was typed',
  'docs.header.x-left-out':
    'Foods that no recipe of the reply names because the keyword wants them left out, each percent-encoded, between commas',
  'docs.header.x-not-left-out':
    'What the keyword wants left out that is not known as a food, each percent-encoded, between commas',
  'docs.tag.recipes': 'Recipes: read, publish, change, delete, and undo a deletion.',
  'docs.tag.photos': 'Photos that are uploaded for a recipe before it is published or changed.',
  'docs.tag.search': 'Recipes found by words and by facets.',
  'docs.tag.pantry': 'Suggestions while somebody types, and what can be cooked of what one has.',
  'docs.tag.imports': 'A draft of a recipe from a page of the web or a text.',
  'docs.tag.saved': 'The recipes that a person keeps.',
  'docs.tag.notes': 'What a person notes on recipes, for themselves alone.',
  'docs.tag.home': 'The parts of Home that are others tomorrow.',
  'docs.tag.follows': 'Whom one follows, and what those published and cooked.',
  'docs.tag.blocks': 'Whom one mutes and blocks.',
  'docs.tag.questions': 'What people ask on recipes, and what others answer.',
  'docs.tag.reviews': 'What those say who made a recipe: ratings, changes, answers.',
  'docs.tag.posts': 'What admins hide of what people posted, and restore.',
  'docs.tag.cleanups': 'What moderators hide at once, and show again.',
  'docs.tag.decisions': 'What moderators decided about what somebody posted, and appeals.',
  'docs.tag.reports': 'What people report, and the queue of those who look after the site.',
  'docs.tag.notifications': 'What a person is told, and what they want to be told of.',
  'docs.tag.collections': 'Recipes that people put together, in their order.',
  'docs.tag.categories': 'The cuisines that recipes are sorted by.',
  'docs.tag.cooks': 'Who publishes recipes, as everybody sees them.',
  'docs.tag.accounts': 'Register, log in and out, set a new password.',
  'docs.tag.takeout': 'Everything of one’s own as a file.',
  'docs.tag.mails': 'Mails to people: proven addresses.',
  'docs.tag.contact': 'Messages to those who run the site.',
  'docs.tag.invitations': 'Who may open an account, and invitations.',
  'docs.tag.legal': 'What is kept of people, and the terms of use.',
  'docs.tag.admin': 'What only admins do and see.',
  'docs.tag.site': 'Whether the site works.',
  'docs.document': 'OpenAPI 3.1 document',
  'docs.who.anyone': 'Open to everyone.',
  'docs.who.user': 'For people who are logged in.',
  'docs.who.moderator': 'For moderators and admins.',
  'docs.who.admin': 'For admins.',
  'docs.parameters': 'Parameters',
  'docs.everywhere': 'Parameters of every call',
  'docs.body': 'Request body',
  'docs.answers': 'Answers',
  'docs.reply': 'Reply',
  'start.address': '{brand} is at {address}',
  'start.data': 'Data lies in {folder}',
  'start.setup':
    'This site has no admin yet. Whoever opens this link within {hours} hours names it and becomes its admin:',
  'start.admin': 'Make an admin: npm run admin -- grant someone@example.org',
  'start.kitchen': '{brand} Kitchen',
  'start.starter': 'Loading the starter cookbook: {done} of {total}',
  'admin.usage': `Usage: npm run admin -- <command>
  state                                   who and what is on the site, what waits, and what it stands on
  doctor                                  looks at the set-up and says what to do
  list                                    the admins
  grant|grant-moderator|revoke <e-mail>   makes somebody an admin or a moderator, or takes that back
  registration [open|invite|closed]       says or sets who may register; setting leaves it to REGISTRATION again
  invite [--days 7] [--role 0|2]          prints a link with which one person registers within 1 to 30 days; role 2 makes a moderator
  reset <e-mail>                          prints a link that sets a new password
  forget-passkeys|end-sessions <e-mail>   forgets somebody’s passkeys, or signs them out everywhere
  delete-account <e-mail>                 deletes an account with everything it holds
  delete-recipe <slug>                    deletes a recipe`,
  'admin.invited': {
    by: 'days',
    one: 'This link lets one person register, once, within {days} day. It is shown only now:',
    other: 'This link lets one person register, once, within {days} days. It is shown only now:',
  },
  'admin.invitedModerator': {
    by: 'days',
    one: 'This link lets one person register, once, within {days} day, and makes them a moderator. It is shown only now:',
    other:
      'This link lets one person register, once, within {days} days, and makes them a moderator. It is shown only now:',
  },
  'admin.inviteClosed':
    'Registration is closed, so it is good only once you say: npm run admin -- registration invite',
  'admin.state.first': 'What new accounts post waits in the queue until a moderator lets it stand.',
  'admin.registration.open': 'Everybody can register.',
  'admin.registration.invite': 'Only those with an invitation can register.',
  'admin.registration.closed': 'Nobody can register.',
  'admin.state.name': '{brand}, version {version}',
  'admin.state.people': 'People: {people} (admins: {admins}, moderators: {moderators})',
  'admin.state.recipes': 'Recipes in lists: {recipes}',
  'admin.state.queue': 'Waiting in the queue: {waiting}',
  'admin.noData': 'There is no database in {folder}: start the site once, or set DATA_DIR.',
  'admin.unknown': '{email} has no account yet: register on the site first.',
  'admin.grant': '{email} is an admin now.',
  'admin.grant-moderator': '{email} is a moderator now.',
  'admin.revoke': '{email} is neither admin nor moderator any more.',
  'admin.closed':
    '{email} has closed this account: it counts for nothing unless a login takes it back in time.',
  'admin.resetLink':
    'This link sets a new password for {email}, once, within {hours} hours. Give it to nobody else:',
  'admin.passkeysForgotten':
    '{email} has no passkey any more and is signed out everywhere. Passkeys forgotten: {count}.',
  'admin.noRecipe': 'There is no recipe under {slug}.',
  'admin.recipeDeleted': '{slug} is deleted, with its photo and everyone’s saves.',
  'admin.noAccount': '{email} has no account.',
  'admin.accountDeleted':
    'The account {email} is deleted, with everything it held. Recipes: {recipes}.',
  'admin.sessionsEnded': '{email} is signed out everywhere. Sessions ended: {count}.',
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
