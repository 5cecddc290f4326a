export const accounts = {
  'login.title': 'Login',
  'login.submit': 'Login',
  'login.forgot': 'Forgot password?',
  'login.noAccount': 'New here?',
  'login.register': 'Register',
  'login.done': 'Login successful',
  'login.resetByAnswer':
    'Your password was reset with your favourite dish ({time} UTC). Was that not you? Then tell whoever runs this site, and reset it again.',
  'login.resetByLink':
    'Your password was reset with a one-time link ({time} UTC). Was that not you? Then tell whoever runs this site.',
  'login.resetByMail':
    'Your password was reset with a link that was mailed to you ({time} UTC). Was that not you? Then tell whoever runs this site, and set another one.',
  'login.changedPassword':
    'Your password was changed on the page of your account ({time} UTC). Was that not you? Then reset it, and tell whoever runs this site.',
  'login.addedPasskey':
    'A passkey was added to your account ({time} UTC). Was that not you? Then remove it on the page of your account, and change your password.',
  'login.byPasskey': 'Log in with a passkey',
  'login.noPasskey':
    'No passkey was used. Have you none for this site, log in with your password and add one on the page of your account.',
  'login.passkeyNeeded':
    'Here admins need a passkey. Until you confirm with yours, or add your first one, you have the rights of any member.',
  'login.back': 'Welcome back: your account and what was hidden with it are there again',
  'login.comeBack': 'Take my account back',
  'login.leftTitle': 'This account is closed',
  'register.title': 'Register',
  'register.submit': 'Register',
  'register.question': 'What is your favourite dish?',
  'register.answerAdvice':
    'Whoever guesses it can reset your password: take no dish that everybody names, and none that you publish here.',
  'register.haveAccount': 'Already have an account?',
  'register.login': 'Login',
  'register.done': 'Registered successfully, please login',
  'reset.title': 'Reset password',
  'reset.submit': 'Reset password',
  'reset.done': 'Password reset, please login',
  'reset.mailed':
    'A link is on its way to your address. Press the button behind it, and your new password counts.',
  'newPassword.title': 'New password',
  'newPassword.submit': 'Set password',
  'newPassword.answerOptional': 'optional',
  'newPassword.noToken':
    'This link is not whole: open it as it was given to you, to its last sign.',
  'logout.done': 'Logged out',
  'password.rule': 'At least {n} characters',
  'password.hide': 'Hide',
  'password.show': 'Show',
} as const;
