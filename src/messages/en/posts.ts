/** What writing a post and hiding one says, to admins and to its writer; it comes where somebody writes or acts. */
export const posts = {
  'posts.hide': 'Hide',
  'posts.hideTitle': 'Hide this?',
  'posts.hideText':
    'Nobody but its writer sees it then, and its writer reads the reason. You can restore it on the admin page.',
  'posts.withName': 'Replace the name and the handle too',
  'posts.hideName': 'Hide the name',
  'posts.hideNameText':
    'The name and the handle are replaced with neutral ones, and the cook reads the reason. You can restore them on the admin page.',
  'posts.reason': 'Reason',
  'posts.cancel': 'Cancel',
  'posts.hid': 'Hidden. You can restore it on the admin page',
  'posts.failed': 'That did not work, please try again',
  'posts.hiddenBy': 'Hidden by the moderators: {reason}',
  'posts.waits': 'Waits for a look: moderators see it before others do, as your account is new.',
  'posts.notKept':
    'This browser cannot keep what you wrote. It is lost if you leave this page before you send it.',
} as const;
