import type { doctor as english } from '../en/doctor.ts';
import type { Translated } from '../format.ts';

export const doctor: Translated<typeof english> = {
  'doctor.address.unset':
    'PUBLIC_URL ist nicht gesetzt: Setze es auf die Adresse, die Besucher sehen, etwa https://recipes.example.org.',
  'doctor.address.plain':
    'Besucher erreichen die Website unter {publicUrl} ohne TLS: Passwörter sind unterwegs lesbar. Setze einen Proxy mit Zertifikat davor und lass PUBLIC_URL mit https:// beginnen.',
  'doctor.address.away':
    '{publicUrl} antwortet von hier aus nicht ({reason}): Sieh nach, ob Name, Proxy und Firewall zu diesem Rechner führen.',
  'doctor.address.answers':
    '{publicUrl}/healthz antwortet mit {status}: Sieh nach, ob der Proxy zu dieser Website führt und ob es ihr gut geht.',
  'doctor.address.good': '{publicUrl} führt zur Website.',
  'doctor.proxy.unset':
    'TRUST_PROXY ist nicht gesetzt, obwohl TLS vor der Website endet: Alle Besucher teilen sich dann eine Adresse und deren Grenzen, und ein einziger Fremder kann alle aussperren. Setze es auf die Zahl der Proxys.',
  'doctor.proxy.good': 'Die Website glaubt ihrem Proxy, wer fragt.',
  'doctor.certificate.bad':
    'Browser glauben dem Zertifikat nicht ({reason}): Lass den Proxy ein neues holen.',
  'doctor.certificate.ends': {
    by: 'days',
    one: 'Das Zertifikat endet in {days} Tag: Lass den Proxy ein neues holen.',
    other: 'Das Zertifikat endet in {days} Tagen: Lass den Proxy ein neues holen.',
  },
  'doctor.certificate.good': 'Das Zertifikat gilt noch {days} Tage.',
  'doctor.mail.unset':
    'SMTP_URL ist nicht gesetzt: Nachrichten warten nur in der Warteschlange der Moderation, und vergessene Passwörter werden nur über das Lieblingsgericht zurückgesetzt.',
  'doctor.mail.bad':
    'Der Mailserver aus SMTP_URL nimmt die Anmeldung der Website nicht an ({code}): Keine Mail geht hinaus. Prüfe Adresse, Benutzer und Passwort.',
  'doctor.mail.good': 'Der Mailserver nimmt die Anmeldung der Website an.',
  'doctor.mail.notToPeople':
    'ACCOUNT_MAIL ist aus: Niemand bestätigt eine Adresse, und niemand bekommt eine Mail, wenn sich das eigene Passwort ändert.',
  'doctor.backup.none':
    'Hier ist keine Sicherung durch npm run data -- backup vermerkt. Wenn sonst nichts die Daten sichert, mach täglich eine, auf einem anderen Datenträger.',
  'doctor.backup.old': {
    by: 'days',
    one: 'Die letzte Sicherung ist {days} Tag alt: Sieh nach, warum seither keine kam.',
    other: 'Die letzte Sicherung ist {days} Tage alt: Sieh nach, warum seither keine kam.',
  },
  'doctor.backup.good': {
    by: 'days',
    one: 'Die letzte Sicherung ist {days} Tag alt. Probiere ab und zu, ob sich eine wiederherstellen lässt.',
    other:
      'Die letzte Sicherung ist {days} Tage alt. Probiere ab und zu, ob sich eine wiederherstellen lässt.',
  },
  'doctor.rights.open':
    'Andere auf diesem Rechner dürfen {path} lesen: Nimm ihnen das Recht mit chmod go= {path}.',
  'doctor.rights.good': 'Niemand sonst auf diesem Rechner darf Daten und Einstellungen lesen.',
  'doctor.room.low':
    'Nur {gigabytes} GB sind frei, wo die Daten liegen: Ein voller Datenträger nimmt keine Rezepte an. Schaffe Platz.',
  'doctor.room.good': '{gigabytes} GB sind frei, wo die Daten liegen.',
  'doctor.clock.good': 'Ein Zeitserver stellt die Uhr dieses Rechners.',
  'doctor.clock.alone':
    'Kein Zeitserver stellt die Uhr dieses Rechners: Datumsangaben, Sitzungsenden und Grenzen werden falsch. Schalte systemd-timesyncd oder chrony ein.',
  'doctor.clock.untold':
    'Ob ein Zeitserver die Uhr stellt, ist von hier aus nicht zu sehen: Sieh auf dem Rechner selbst nach.',
  'doctor.clock.beside':
    'Die Uhr stimmt mit der Uhr des Servers überein, der unter der öffentlichen Adresse antwortet.',
  'doctor.clock.apart':
    'Die Uhr weicht {seconds} Sekunden von der des Servers ab, der unter der öffentlichen Adresse antwortet: Eine von beiden geht falsch.',
  'doctor.admins.none':
    'Niemand ist Admin, also sieht niemand Meldungen und Nachrichten: npm run admin -- grant someone@example.org.',
  'doctor.admins.good': {
    by: 'admins',
    one: '{admins} Admin kümmert sich um die Website.',
    other: '{admins} Admins kümmern sich um die Website.',
  },
  'doctor.passkeys.good': 'Admins handeln als solche nur mit einem Passkey.',
  'doctor.passkeys.optional':
    'Ein Passwort genügt, um als Admin zu handeln: ADMIN_NEEDS_PASSKEY=on verlangt einen Passkey.',
  'doctor.passkeys.off':
    'Hier gibt es keine Passkeys, also genügt ein Passwort, um als Admin zu handeln: Sie brauchen PUBLIC_URL mit https://.',
  'doctor.well': 'Nichts ist zu beheben.',
  'doctor.toMend': {
    by: 'count',
    one: '{count} Punkt ist zu beheben.',
    other: '{count} Punkte sind zu beheben.',
  },
};
