/** The timers of what is being cooked, and the bar that shows them on every page. */
export const timers = {
  'timers.label': 'Timers',
  'timers.seconds': { by: 'n', one: '{n} second', other: '{n} seconds' },
  'timers.minutes': { by: 'n', one: '{n} minute', other: '{n} minutes' },
  'timers.hours': { by: 'n', one: '{n} hour', other: '{n} hours' },
  'timers.count': { by: 'n', one: '{n} timer', other: '{n} timers' },
  'timers.full': 'Only {n} timers can run at once. Dismiss one to start another.',
  'timers.left': 'left',
  'timers.paused': 'paused',
  'timers.done': 'done',
  'timers.again': 'rings again in {time}',
  'timers.late': 'Was due at {at}: rings {late} late, because no page of this site was awake',
  'timers.pause': 'Pause {name}',
  'timers.resume': 'Go on with {name}',
  'timers.addMinute': '+1 min',
  'timers.addMinuteTo': '+1 min: {name}',
  'timers.answer': 'OK',
  'timers.answerTo': 'OK: {name}',
  'timers.dismiss': 'Dismiss {name}',
  'timers.voice': 'Say it aloud',
  'timers.help': 'What timers cannot promise',
  'timers.helpTab':
    'Timers live in this browser. They ring as long as a page of this site is open, in whichever tab; a tab out of sight may be up to a minute late.',
  'timers.helpClosed':
    'On a phone with its screen off, in a closed browser or on a sleeping computer nothing rings. Whatever came due meanwhile rings when you come back, and says how late it is.',
  'timers.helpSound':
    'After a page was loaded anew the sound needs one press anywhere on it, and the volume of the device has to be up.',
  'timers.said.started': 'Timer: {time}.',
  'timers.said.minuteLeft': 'One minute left.',
  'timers.said.done': 'Time is up.',
  'timers.said.late': 'Time was up {late} ago.',
} as const;
