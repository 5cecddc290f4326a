/** What somebody sets of their page as a cook. */
export const profile = {
  'profile.title': 'Your page',
  'profile.seePage': 'See your page',
  'profile.noPage': 'Your page is there once you have shared a recipe or a review.',
  'profile.handleHint':
    '{address}. Lower-case letters, digits and hyphens. A former address leads on for a year.',
  'profile.linesHint': '{n} of {limit} characters',
  'profile.linkHint': 'Begins with https://',
  'profile.picture': 'Picture',
  'profile.choose': 'Choose a picture',
  'profile.replace': 'Replace the picture',
  'profile.remove': 'Remove the picture',
  'profile.sending': 'Sending: {percent}%',
  'profile.pictureFailed': 'The picture could not be sent. Please try again.',
  'profile.save': 'Save',
  'profile.saved': 'Saved',
  'profile.unsaved': 'Not saved yet',
  'profile.notKept':
    'Not saved yet, and this browser cannot keep it. It is lost if you leave this page before you save it.',
  'profile.discard': 'Discard changes',
  'profile.loadFailed': 'What you tell of yourself could not be loaded.',
  'profile.retry': 'Try again',
  'profile.failed': 'That could not be saved. What you typed is kept.',
  'profile.failedHere': 'That could not be saved. Please try again before you leave this page.',
  'profile.changed': 'Your profile was changed elsewhere. This is what it says there:',
  'profile.waits':
    'Your picture, lines and link wait for a look: moderators see them before others do, as your account is new.',
  'profile.hidden': 'Nobody else sees your picture, lines and link: {reason}',
  'profile.hiddenName':
    'Your name and your handle were replaced with neutral ones. Nobody else sees your picture, lines and link, nor any that you add: {reason}',
} as const;
