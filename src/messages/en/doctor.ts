export const doctor = {
  'doctor.address.unset':
    'PUBLIC_URL is not set: set it to the address that visitors see, such as https://recipes.example.org.',
  'doctor.address.plain':
    'Visitors reach the site at {publicUrl}, without TLS: passwords can be read on the way. Put a proxy with a certificate before it, and let PUBLIC_URL begin with https://.',
  'doctor.address.away':
    '{publicUrl} does not answer from here ({reason}): look whether its name, the proxy and the firewall lead to this machine.',
  'doctor.address.answers':
    '{publicUrl}/healthz answers with {status}: look whether the proxy leads to this site, and whether the site is well.',
  'doctor.address.good': '{publicUrl} leads to the site.',
  'doctor.proxy.unset':
    'TRUST_PROXY is not set, though TLS ends before the site: all visitors then share one address and its limits, and one stranger can lock out all. Set it to the number of proxies.',
  'doctor.proxy.good': 'The site believes its proxy who asks.',
  'doctor.certificate.bad':
    'The certificate is not one that browsers believe ({reason}): have the proxy fetch a new one.',
  'doctor.certificate.ends': {
    by: 'days',
    one: 'The certificate ends in {days} day: have the proxy fetch a new one.',
    other: 'The certificate ends in {days} days: have the proxy fetch a new one.',
  },
  'doctor.certificate.good': 'The certificate is good for {days} days.',
  'doctor.mail.unset':
    'SMTP_URL is not set: contact messages wait in the queue alone, and forgotten passwords are reset by the favourite dish alone.',
  'doctor.mail.bad':
    'The mail server of SMTP_URL does not take the site’s login ({code}): no mail goes out. Look at the address, the user and the password.',
  'doctor.mail.good': 'The mail server takes the site’s login.',
  'doctor.mail.notToPeople':
    'ACCOUNT_MAIL is off: nobody proves an address, and nobody is mailed when their password changes.',
  'doctor.backup.none':
    'No backup by npm run data -- backup is noted here. If nothing else keeps the data, make one each day, on another disk.',
  'doctor.backup.old': {
    by: 'days',
    one: 'The last backup is {days} day old: look why none came since.',
    other: 'The last backup is {days} days old: look why none came since.',
  },
  'doctor.backup.good': {
    by: 'days',
    one: 'The last backup is {days} day old. Try now and then whether one can be restored.',
    other: 'The last backup is {days} days old. Try now and then whether one can be restored.',
  },
  'doctor.rights.open':
    'Others on this machine may read {path}: take their rights away with chmod go= {path}.',
  'doctor.rights.good': 'Nobody else on this machine may read the data and the settings.',
  'doctor.room.low':
    'Only {gigabytes} GB are free where the data lies: a full disk takes no recipes. Make room.',
  'doctor.room.good': '{gigabytes} GB are free where the data lies.',
  'doctor.clock.good': 'A time server keeps this machine’s clock.',
  'doctor.clock.alone':
    'No time server keeps this machine’s clock: dates, ends of sessions and limits go wrong. Switch on systemd-timesyncd or chrony.',
  'doctor.clock.untold':
    'Whether a time server keeps the clock cannot be seen from here: look at the machine itself.',
  'doctor.clock.beside': 'The clock agrees with that of what answers at the public address.',
  'doctor.clock.apart':
    'The clock is {seconds} seconds away from that of what answers at the public address: one of them is wrong.',
  'doctor.admins.none':
    'Nobody is an admin, so nobody sees reports and messages: npm run admin -- grant someone@example.org.',
  'doctor.admins.good': {
    by: 'admins',
    one: '{admins} admin looks after the site.',
    other: '{admins} admins look after the site.',
  },
  'doctor.passkeys.good': 'Admins act as such with a passkey alone.',
  'doctor.passkeys.optional':
    'A password is enough to act as an admin: ADMIN_NEEDS_PASSKEY=on asks for a passkey.',
  'doctor.passkeys.off':
    'There are no passkeys here, so a password is enough to act as an admin: they need PUBLIC_URL with https://.',
  'doctor.well': 'Nothing needs mending.',
  'doctor.toMend': {
    by: 'count',
    one: '{count} thing needs mending.',
    other: '{count} things need mending.',
  },
} as const;
