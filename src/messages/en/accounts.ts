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
  'login.linkedOpenid':
    'Another login was linked with your account ({time} UTC). Was that not you? Then end the link on the page of your account, and change your password.',
  'openid.login': 'Log in with {server}',
  'openid.failed': 'That did not work just now. Please try again.',
  'openid.title': 'Log in with {server}',
  'openid.waiting': '{server} is asked who you are.',
  'openid.foreign':
    'This login was not begun in this browser, or it is over. Begin again, here and now.',
  'openid.again': 'To the login',
  'openid.back': 'Back to my account',
  'openid.newTitle': 'Your new account',
  'openid.new':
    '{server} says that {email} is yours. Choose what you are called here; everybody sees it.',
  'openid.open': 'Open the account',
  'openid.opened': 'Welcome, {name}: your account is open.',
  'openid.other':
    'Have you an account here already, with another address? Log in to it and link it on the page of your account.',
  'openid.knownTitle': 'You have an account here',
  'openid.known':
    '{email} has an account here. Its password proves once that it is yours; from then on {server} is enough.',
  'openid.join': 'Link and log in',
  'openid.noPassword':
    'Do you not know the password? Reset it, or log in as you did before and link the account on its page.',
  'openid.linked': 'Your account is linked: from now on you can log in with {server}.',
  'openid.confirmed': 'Confirmed. For five minutes you can change what a password guards.',
  'login.byPasskey': 'Log in with a passkey',
  'login.noPasskey':
    'No passkey was used. If you have none for this site yet, log in with your password and add one on the page of your account.',
  'login.passkeyNeeded':
    'Here admins need a passkey. Until you confirm with yours, or add your first one, you have only the rights of an ordinary member.',
  'login.suspended':
    'Your account is suspended. Here you read why and until when, and can appeal once. On the page of your account you can take everything along, or delete it.',
  'login.passwordCommon':
    'Your password is one of those that are guessed first. Please choose another one here.',
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
  'register.closed':
    'Nobody can register here at present. All recipes can be read without an account.',
  'register.needsInvitation':
    'Here you register with an invitation. If somebody has sent you one, open its link; all recipes can be read without an account.',
  'register.invited': 'You have been invited: register, and the invitation is used.',
  'setup.title': 'Set up the site',
  'setup.submit': 'Set up',
  'setup.siteName': 'What is the site called?',
  'setup.siteNameHint':
    'It stands on every page, in mails and in feeds. The setting BRAND_NAME outranks it.',
  'setup.admin': 'And who looks after it? This makes the first admin.',
  'setup.named':
    'This site is called {brand}, as its setting BRAND_NAME says. Who looks after it? This makes the first admin.',
  'setup.over':
    'This link counts no more: it was used, it is too old, the site was started again since, or there is an admin already. Where nobody is an admin each start of the site prints a new one.',
  'setup.waiting': 'Looking at the link',
  'setup.failed': 'The site does not answer. Load this page again.',
  'setup.done': 'The site is set up. Log in as its admin.',
  'setup.login': 'Login',
  'register.done': 'Registered successfully, please log in',
  'reset.title': 'Reset password',
  'reset.submit': 'Reset password',
  'reset.done': 'Password reset, please log in',
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
