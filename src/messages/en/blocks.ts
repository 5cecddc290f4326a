/** What muting and blocking somebody says; it comes where somebody writes or acts. */
export const blocks = {
  'blocks.open': 'Mute or block',
  'blocks.openOf': 'Mute or block: {name}',
  'blocks.title': 'Mute or block {name}?',
  'blocks.choice': 'From now on',
  'blocks.mute': 'Mute',
  'blocks.block': 'Block',
  'blocks.none': 'Neither',
  'blocks.muteText':
    'You no longer see what {name} says, and hear nothing of what they do. They are not told, and nothing changes for anybody else.',
  'blocks.blockText':
    'You no longer see what {name} says. Neither of you follows the other any more, and they cannot review, ask, answer or vote where that is yours. What they wrote stays for everybody else.',
  'blocks.noneText':
    'You see again what {name} says, and they can answer you. Who followed whom stays as it is.',
  'blocks.ok': 'Save',
  'blocks.cancel': 'Cancel',
  'blocks.kept.mute': '{name} is muted',
  'blocks.kept.block': '{name} is blocked',
  'blocks.kept.none': '{name} is neither muted nor blocked',
  'blocks.failed': 'That did not work. Please try again',
  'blocks.hidden': 'Hidden by you: what {name} wrote',
  'blocks.people': 'Muted and blocked people',
  'blocks.nobody': 'Nobody. You mute or block people on their page, or below what they wrote.',
  'blocks.since.mute': 'Muted since {date}',
  'blocks.since.block': 'Blocked since {date}',
  'blocks.undo': 'Take back',
  'blocks.undoOf': 'Take back: {name}',
  'blocks.loadFailed': 'The people you muted and blocked could not be loaded',
  'blocks.retry': 'Try again',
} as const;
