import type { site as enSite } from '../en/site.ts';
import type { Translated } from '../format.ts';

export const site = {
  'wait.minutes': { by: 'n', one: '{n} Minute', other: '{n} Minuten' },
  'wait.hours': { by: 'n', one: '{n} Stunde', other: '{n} Stunden' },
  'wait.new':
    'Dein Konto ist neu, und neue Konten können das nur so oft am Tag tun. Bitte versuche es in {wait} noch einmal',
  'manifest.lang': 'de-DE',
  'manifest.add': 'Rezept hinzufügen',
  'manifest.screenshotWide': 'Die Startseite auf einem breiten Bildschirm',
  'manifest.screenshotNarrow': 'Ein Rezept auf dem Handy',
  'docs.title': '{brand}-API',
  'docs.intro':
    'Die Aufrufe dieser Website. Sende dein Token im Header Authorization. Antworten sind JSON mit success, message, code und den Daten, wenn ein Aufruf nichts anderes sagt. Was Daten braucht, die die Website gerade nicht erreicht, beantwortet sie mit 503; Retry-After sagt, nach wie vielen Sekunden es sich wieder lohnt.',
  'docs.outside':
    'Was sonst eine Adresse hat, ist hier nicht beschrieben: Fotos (/photos/…), Atom-Feeds (/feed.xml, und die feed.xml einer Küche, einer Person und einer öffentlichen Sammlung), ein Rezept als Datei (/recipe/….json, .md und .cook), seine Karte (/recipe/…/card.jpg), seine Seite für andere Websites (/embed/recipe/…) mit oEmbed (/oembed?url=…), das Zip unter der Adresse, die askTakeout nennt, und der Klick, der Mails beendet (RFC 8058: POST /unsubscribe?token=…).',
  'docs.token':
    'Das Token aus der Anmeldung, unverändert; mit dem Schema Bearer davor wird es auch angenommen.',
  'docs.language':
    'Die Sprache der Sätze: was warum abgelehnt und was erledigt wurde. Alles andere wird auf Englisch beantwortet.',
  'docs.soft':
    'Was der Aufruf ablehnt, beantwortet er mit 200 und success false, für Clients, die nichts anderes lesen.',
  'docs.success': 'Erfolg',
  'docs.successOr': 'Erfolg; oder success false: {codes}',
  'docs.softly': 'Abgelehnt, mit success false: {codes}',
  'docs.photo': 'Ein Bild als JPEG, PNG, WebP, GIF, AVIF oder TIFF, höchstens {most} Bytes groß',
  'docs.unchanged': 'Seit der Antwort, deren ETag die Anfrage nennt, hat sich nichts geändert',
  'docs.anyOther':
    'Jede andere Ablehnung, etwa unexpected bei einem Fehler der Website, unavailable (503, mit Retry-After), wenn sie ihre Daten nicht erreicht, oder too_many_tries',
  'docs.schemas': 'Schemata',
  'docs.header.retry-after': 'Nach so vielen Sekunden darf der Aufruf wiederholt werden',
  'docs.header.x-total-count': 'Wie viele es insgesamt sind, gezählt bis 1.000',
  'docs.header.x-total-more': 'true, wenn es mehr sind als gezählt wurden',
  'docs.header.x-understood':
    'Was vom Suchwort verstanden und nicht als Wort gesucht wird, je drei prozentkodierte Angaben: Art, Bedeutung, wie es getippt wurde',
  'docs.header.x-left-out':
    'Lebensmittel, die in keinem Rezept der Antwort vorkommen, weil das Suchwort sie ausschließt, jedes prozentkodiert, durch Kommas getrennt',
  'docs.header.x-not-left-out':
    'Was das Suchwort ausschließen will, aber nicht als Lebensmittel bekannt ist, jedes prozentkodiert, durch Kommas getrennt',
  'docs.tag.recipes':
    'Rezepte: lesen, veröffentlichen, ändern, löschen und gelöschte wiederherstellen.',
  'docs.tag.photos':
    'Fotos, die für ein Rezept hochgeladen werden, bevor es veröffentlicht oder geändert wird.',
  'docs.tag.search': 'Rezepte, nach Wörtern und nach Facetten gefunden.',
  'docs.tag.pantry': 'Vorschläge beim Tippen, und was sich aus dem kochen lässt, was man hat.',
  'docs.tag.imports': 'Ein Rezeptentwurf aus einer Webseite oder einem Text.',
  'docs.tag.saved': 'Die Rezepte, die jemand gespeichert hat.',
  'docs.tag.notes': 'Was jemand für sich allein zu Rezepten notiert.',
  'docs.tag.home': 'Was auf der Startseite morgen anders ist.',
  'docs.tag.follows': 'Wem man folgt, und was diese veröffentlicht und gekocht haben.',
  'docs.tag.posts': 'Was Admins von Beiträgen ausblenden und wiederherstellen.',
  'docs.tag.blocks': 'Wen man stummschaltet und blockiert.',
  'docs.tag.questions': 'Was Leute zu Rezepten fragen, und was andere antworten.',
  'docs.tag.reviews':
    'Was Leute berichten, die ein Rezept gekocht haben: Bewertungen, Änderungen, Antworten.',
  'docs.tag.cleanups': 'Was die Moderation auf einmal ausblendet und wieder zeigt.',
  'docs.tag.decisions': 'Was die Moderation über Beiträge entschieden hat, und Einsprüche dagegen.',
  'docs.tag.reports':
    'Was Leute melden, und die Warteschlange derer, die sich um die Website kümmern.',
  'docs.tag.notifications': 'Was jemandem mitgeteilt wird, und was davon gewünscht ist.',
  'docs.tag.collections': 'Rezepte, die Leute zusammenstellen, in ihrer Reihenfolge.',
  'docs.tag.categories': 'Die Küchen, nach denen Rezepte geordnet sind.',
  'docs.tag.cooks': 'Wer Rezepte veröffentlicht, so wie alle es sehen.',
  'docs.tag.accounts': 'Registrieren, an- und abmelden, ein neues Passwort festlegen.',
  'docs.tag.takeout': 'Alles, was einem gehört, als Datei.',
  'docs.tag.mails': 'Mails an Menschen: bestätigte Adressen.',
  'docs.tag.contact': 'Nachrichten an alle, die sich um die Website kümmern.',
  'docs.tag.invitations': 'Wer ein Konto eröffnen kann, und Einladungen.',
  'docs.tag.legal': 'Was über Menschen gespeichert wird, und die Nutzungsbedingungen.',
  'docs.tag.admin': 'Was nur Admins tun und sehen.',
  'docs.tag.site': 'Ob die Website funktioniert.',
  'docs.document': 'OpenAPI-3.1-Dokument',
  'docs.who.anyone': 'Für alle offen.',
  'docs.who.user': 'Für angemeldete Personen.',
  'docs.who.moderator': 'Für Moderation und Admins.',
  'docs.who.admin': 'Für Admins.',
  'docs.parameters': 'Parameter',
  'docs.everywhere': 'Parameter jedes Aufrufs',
  'docs.body': 'Anfragekörper',
  'docs.answers': 'Antworten',
  'docs.reply': 'Antwort',
  'start.address': '{brand} läuft unter {address}',
  'start.data': 'Die Daten liegen in {folder}',
  'start.setup':
    'Diese Website hat noch keine Admins. Wer diesen Link innerhalb von {hours} Stunden öffnet, gibt ihr einen Namen und wird Admin:',
  'start.admin': 'So machst du jemanden zum Admin: npm run admin -- grant someone@example.org',
  'start.kitchen': '{brand}-Küche',
  'start.starter': 'Das Starter-Kochbuch wird geladen: {done} von {total}',
  'admin.usage': `Aufruf: npm run admin -- <Befehl>
  state                                   wer und was auf der Website ist, was wartet und worauf sie steht
  doctor                                  sieht sich die Einrichtung an und sagt, was zu tun ist
  list                                    die Admins
  grant|grant-moderator|revoke <E-Mail>   macht jemanden zum Admin oder zur Moderation, oder nimmt das zurück
  registration [open|invite|closed]       sagt oder bestimmt, wer sich registrieren kann; setting überlässt es wieder REGISTRATION
  invite [--days 7] [--role 0|2]          gibt einen Link aus, mit dem sich eine Person binnen 1 bis 30 Tagen registriert; Rolle 2 gehört zur Moderation
  reset <E-Mail>                          gibt einen Link aus, der ein neues Passwort festlegt
  forget-passkeys|end-sessions <E-Mail>   vergisst Passkeys oder meldet jemanden überall ab
  delete-account <E-Mail>                 löscht ein Konto mit allem, was es hat
  delete-recipe <Slug>                    löscht ein Rezept`,
  'admin.invited': {
    by: 'days',
    one: 'Mit diesem Link kann sich eine Person einmal registrieren, innerhalb von {days} Tag. Er wird nur jetzt gezeigt:',
    other:
      'Mit diesem Link kann sich eine Person einmal registrieren, innerhalb von {days} Tagen. Er wird nur jetzt gezeigt:',
  },
  'admin.invitedModerator': {
    by: 'days',
    one: 'Mit diesem Link kann sich eine Person einmal registrieren, innerhalb von {days} Tag, und gehört dann zur Moderation. Er wird nur jetzt gezeigt:',
    other:
      'Mit diesem Link kann sich eine Person einmal registrieren, innerhalb von {days} Tagen, und gehört dann zur Moderation. Er wird nur jetzt gezeigt:',
  },
  'admin.inviteClosed':
    'Die Registrierung ist geschlossen. Er gilt erst nach: npm run admin -- registration invite',
  'admin.state.first':
    'Was neue Konten schreiben, wartet in der Warteschlange, bis es jemand von der Moderation stehen lässt.',
  'admin.registration.open': 'Alle können sich registrieren.',
  'admin.registration.invite': 'Nur wer eine Einladung hat, kann sich registrieren.',
  'admin.registration.closed': 'Niemand kann sich registrieren.',
  'admin.state.name': '{brand}, Version {version}',
  'admin.state.people': 'Personen: {people} (Admins: {admins}, Moderation: {moderators})',
  'admin.state.recipes': 'Rezepte in Listen: {recipes}',
  'admin.state.queue': 'In der Warteschlange: {waiting}',
  'admin.noData':
    'In {folder} gibt es keine Datenbank: Starte die Website einmal oder setze DATA_DIR.',
  'admin.unknown': '{email} hat noch kein Konto: Registriere es zuerst auf der Website.',
  'admin.grant': '{email} ist jetzt Admin.',
  'admin.grant-moderator': '{email} gehört jetzt zur Moderation.',
  'admin.revoke': '{email} hat keine Rolle mehr.',
  'admin.closed':
    '{email} hat dieses Konto geschlossen: Es zählt nicht, solange kein Login es rechtzeitig zurückholt.',
  'admin.resetLink':
    'Mit diesem Link lässt sich für {email} einmal, innerhalb von {hours} Stunden, ein neues Passwort festlegen. Gib ihn niemand anderem:',
  'admin.passkeysForgotten':
    '{email} hat keinen Passkey mehr und ist überall abgemeldet. Gelöschte Passkeys: {count}.',
  'admin.noRecipe': 'Unter {slug} gibt es kein Rezept.',
  'admin.recipeDeleted':
    '{slug} ist gelöscht, mit seinem Foto, auch bei allen, die es gespeichert hatten.',
  'admin.noAccount': '{email} hat kein Konto.',
  'admin.accountDeleted':
    'Das Konto {email} ist gelöscht, mit allem, was dazugehörte. Rezepte: {recipes}.',
  'admin.sessionsEnded': '{email} ist überall abgemeldet. Beendete Sitzungen: {count}.',
  'fault.full': 'Der Datenträger ist voll: Es kann nichts gespeichert werden, bis wieder Platz ist',
  'fault.readOnly':
    'Der Datenordner ist nicht beschreibbar: Gib dem Benutzer, unter dem die Website läuft, das Recht dazu',
  'fault.unreachable': 'Der Ort, an dem die Daten liegen, antwortet nicht',
  'fault.damaged':
    'Die Datenbank ist beschädigt. Halte die Website an, hebe eine Kopie des Datenordners auf und stelle die letzte gute Sicherung wieder her: npm run data -- restore',
  'start.filling':
    'Die Datenbank wird gerade durch eine Kopie oder Wiederherstellung gefüllt, die noch nicht zu Ende ist: Führe den Befehl noch einmal aus und starte die Website, sobald er meldet, dass alles geprüft ist.',
  'start.died': 'Ein Prozess der Website ist beendet ({reason}); ein anderer tritt an seine Stelle',
  'start.stopping': 'Die Website hält an und schließt Laufendes noch ab',
  'start.cut': 'Was noch lief, war nach {seconds} Sekunden nicht fertig und wird abgebrochen',
} as const satisfies Translated<typeof enSite>;
