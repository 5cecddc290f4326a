/** What a person notes on a recipe for themselves. */
export const notes = {
  'notes.title': 'My notes',
  'notes.private': 'Only you can read this.',
  'notes.add': 'Add a note',
  'notes.edit': 'Edit the note',
  'notes.save': 'Save the note',
  'notes.count': '{n} of {limit} characters',
  'notes.saved': 'Note saved',
  'notes.deleted': 'Note deleted',
  'notes.emptyDeletes': 'Saved without a word, the note is deleted.',
  'notes.unsaved': 'What you wrote here is not saved yet.',
  'notes.notKept':
    'This browser cannot keep what you wrote. It is lost if you leave this page before you save it.',
  'notes.changed':
    'Meanwhile you changed this note elsewhere. Saving again writes over what it says there:',
  'notes.changedAway':
    'Meanwhile you deleted this note elsewhere. Saving again keeps it after all.',
  'notes.takeOther': 'Take that instead',
  'notes.failed': 'The note could not be saved. It stays here; try again.',
  'notes.loadFailed': 'Your notes could not be loaded.',
  'notes.onLine': 'Note on “{line}”',
  'notes.onStep': 'Note on step {n}',
  'notes.mine': 'My note:',
  'notes.readThen': 'Noted when the line read “{line}”',
  'notes.leftTitle': 'Notes on lines that are gone',
  'notes.leftText': 'The recipe has been changed: these lines are not in it any more.',
  'notes.delete': 'Delete the note',
  'notes.deleteOn': 'Delete the note on “{line}”',
  'notes.deleteTitle': 'Delete this note?',
  'notes.deleteOk': 'Delete',
  'notes.deleteFailed': 'The note could not be deleted. Please try again.',
  'notes.retry': 'Try again',
} as const;
