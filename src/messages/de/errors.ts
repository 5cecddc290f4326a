import type { errors as enErrors } from '../en/errors.ts';
import type { Translated } from '../format.ts';

/** The field's label comes first, before a colon: German verbs would have to agree with it. */
export const errors = {
  'error.bad_request': 'Die Anfrage war nicht lesbar',
  'error.bad_cursor': 'Diese Seitenmarke stammt nicht von uns',
  'error.keyword_too_long': 'Bitte suche mit höchstens 200 Zeichen',
  'error.not_signed_in': 'Bitte melde dich zuerst an',
  'error.wrong_credentials': 'E-Mail-Adresse oder Passwort stimmt nicht',
  'error.wrong_answer': 'E-Mail-Adresse oder Antwort stimmt nicht',
  'error.password_wrong': 'Das ist nicht dein aktuelles Passwort',
  'error.passkey_refused': 'Dieser Passkey wurde nicht angenommen: Bitte versuche es noch einmal',
  'error.passkey_needed':
    'Hier brauchen Admins einen Passkey: Bestätige mit deinem oder füge auf der Seite deines Kontos den ersten hinzu',
  'error.passkeys_off': 'Auf dieser Website gibt es keine Passkeys',
  'error.passkeys_full': 'Mehr Passkeys kann ein Konto nicht haben: Entferne zuerst einen',
  'error.openid_off': 'Auf dieser Website gibt es keine Anmeldung über einen anderen Server',
  'error.openid_confirm':
    'Dein Konto hat kein Passwort: Bestätige auf der Seite deines Kontos mit {server}, wer du bist',
  'error.openid_unreachable':
    '{server} ist gerade nicht zu erreichen. Versuche es gleich noch einmal oder melde dich mit deinem Passwort an',
  'error.openid_refused':
    '{server} hat dich nicht angemeldet. Beginne noch einmal oder melde dich anders an',
  'error.openid_unproven':
    '{server} sagt nicht, dass deine E-Mail-Adresse bestätigt ist. Bestätige sie dort oder registriere dich hier',
  'error.openid_over':
    'Diese Anmeldung ist vorbei oder wurde in einem anderen Browser begonnen: Beginne noch einmal',
  'error.openid_taken':
    'Die Anmeldung, die du dort benutzt hast, gehört hier zu einem anderen Konto. Melde dich dort mit einer anderen an',
  'error.openid_linked': 'Das Konto ist dort mit jemand anderem verbunden: Beende das zuerst',
  'error.last_way_in':
    'Anders kommst du nicht mehr in dein Konto: Lege zuerst ein Passwort fest oder füge einen Passkey hinzu',
  'error.not_you': 'Das kannst du nur für dich selbst tun',
  'error.not_yours': 'Dieses Rezept gehört jemand anderem',
  'error.admins_only': 'Das ist nur für Admins',
  'error.moderators_only': 'Das ist nur für die Moderation',
  'error.own_entry': 'Es geht um etwas von dir: Darüber entscheidet jemand anderes',
  'error.own_decision':
    'Das hast du entschieden: Den Einspruch beantwortet jemand anderes, oder du einen Tag später, wenn sonst niemand da ist',
  'error.not_over_them':
    'Bei der Moderation können das nur Admins, bei Admins und bei sich selbst niemand',
  'error.banned': {
    by: 'days',
    one: 'Dein Konto ist gesperrt (noch {days} Tag). Grund: „{reason}“. Unter „Moderation“ auf der Seite deines Kontos kannst du einmal Einspruch erheben',
    other:
      'Dein Konto ist gesperrt (noch {days} Tage). Grund: „{reason}“. Unter „Moderation“ auf der Seite deines Kontos kannst du einmal Einspruch erheben',
  },
  'error.read_only': {
    by: 'days',
    one: 'Du kannst lesen, aber nicht schreiben (noch {days} Tag). Grund: „{reason}“. Unter „Moderation“ auf der Seite deines Kontos kannst du einmal Einspruch erheben',
    other:
      'Du kannst lesen, aber nicht schreiben (noch {days} Tage). Grund: „{reason}“. Unter „Moderation“ auf der Seite deines Kontos kannst du einmal Einspruch erheben',
  },
  'error.entry_of_admin': 'Es geht um etwas von einem Admin: Darüber entscheiden nur Admins',
  'error.decision_not_found': 'Diese Entscheidung gibt es nicht',
  'error.cleanup_not_found': 'Diese Aufräumaktion gibt es nicht',
  'error.set_too_wide':
    'Gib an, wessen Beiträge gemeint sind oder seit wann die Konten bestehen, und höchstens 30 Tage',
  'error.block_unreadable':
    'Das ist weder eine Adresse noch ein Adressblock: Schreib ihn wie 192.0.2.7, 192.0.2.0/24 oder 2001:db8:1::/48',
  'error.appeal_over':
    'Dagegen ist kein Einspruch mehr möglich, oder du hast schon Einspruch erhoben',
  'error.entry_gone': 'Dieser Eintrag ist nicht mehr in der Warteschlange',
  'error.entry_changed': 'Das wurde geändert, seit du es gelesen hast. Lies es noch einmal',
  'error.entry_settled':
    'Das hat inzwischen jemand anderes anders erledigt: Es wurde nichts geändert',
  'error.report_gone': 'Das ist nicht mehr da',
  'error.account_left':
    'Dieses Konto ist geschlossen und wird am {date} gelöscht. Bis dahin kannst du es auf der Anmeldeseite zurückholen.',
  'error.last_admin':
    'Außer dir ist hier niemand Admin: Wer die Website betreibt, muss erst jemand anderen dazu machen',
  'error.registration_closed': 'Zurzeit kann sich hier niemand registrieren',
  'error.invitation_needed':
    'Hier registriert man sich mit einer Einladung: Öffne den Link, den dir jemand geschickt hat',
  'error.invitation_over':
    'Diese Einladung wurde benutzt, zurückgezogen oder ist zu alt: Bitte um eine neue',
  'error.setup_over': 'Dieser Link gilt nicht mehr',
  'error.invitations_full': 'Zu viele Einladungen warten noch: Ziehe zuerst welche zurück',
  'error.own_account': 'Dein eigenes Konto kannst du hier nicht löschen',
  'error.own_recipe': 'Das ist dein eigenes Rezept: Andere sagen, wie es ihnen gelungen ist',
  'error.own_review': 'Das ist dein eigener Bericht',
  'error.review_not_yours': 'Dieser Bericht ist von jemand anderem',
  'error.own_follow': 'Dir selbst kannst du nicht folgen',
  'error.follows_full':
    'Du folgst {limit} Leuten, mehr geht nicht. Höre erst auf, jemand anderem zu folgen',
  'error.own_block': 'Du kannst dich nicht selbst stummschalten oder blockieren',
  'error.blocks_full':
    'Du hast {limit} Personen stummgeschaltet und blockiert, mehr geht nicht. Nimm das erst bei einer davon zurück',
  'error.blocked_by_you': 'Du hast diese Person blockiert. Nimm das erst zurück',
  'error.declined': 'Diese Person nimmt das von dir nicht an',
  'error.not_found': 'Unter dieser Adresse gibt es nichts',
  'error.recipe_not_found': 'Dieses Rezept gibt es nicht',
  'error.category_not_found': 'Diese Kategorie gibt es nicht',
  'error.user_not_found': 'Dieses Konto gibt es nicht',
  'error.review_not_found': 'Diesen Bericht gibt es nicht',
  'error.post_not_found': 'Diesen Beitrag gibt es nicht',
  'error.collection_not_found': 'Diese Sammlung gibt es nicht, oder sie ist nicht für dich',
  'error.collection_not_yours': 'Diese Sammlung gehört jemand anderem',
  'error.collection_changed': 'Die Sammlung hat sich geändert, seit du sie geöffnet hast',
  'error.collections_full':
    'Du hast so viele Sammlungen, wie man haben kann. Lösche eine, um eine neue anzulegen',
  'error.collection_full':
    'Diese Sammlung enthält so viele Rezepte, wie eine enthalten kann. Nimm erst eines heraus',
  'error.entry_not_found': 'Das ist nicht mehr in der Sammlung',
  'error.unlisted_not_yours':
    'Dieses Rezept ist nicht gelistet: Nur wer es geschrieben hat, kann es in eine Sammlung legen',
  'error.reset_link_over':
    'Dieser Link wurde schon benutzt oder ist zu alt. Einen neuen kann dir geben, wer die Website betreibt',
  'error.verify_link_over': 'Dieser Link wurde durch einen neueren ersetzt oder ist zu alt',
  'error.password_link_over': 'Dieser Link wurde schon benutzt oder ist zu alt',
  'error.email_link_over': 'Dieser Link wurde durch einen neueren ersetzt oder ist zu alt',
  'error.takeout_link_over':
    'Dieser Download ist zu alt. Starte ihn auf der Seite deines Kontos noch einmal',
  'error.unsubscribe_link_over':
    'Dieser Link bestellt keine Mails ab: Er ist unvollständig, oder das Konto dazu gibt es nicht mehr',
  'error.mail_off': 'Diese Website schickt keine Mails',
  'error.method_not_allowed': 'Diese Adresse kennt die Methode nicht',
  'error.recipe_changed': 'Das Rezept hat sich geändert, seit du es geöffnet hast',
  'error.line_not_found': 'Das Rezept hat diese Zeile nicht mehr',
  'error.notes_full':
    'Du hast {limit} Notizen zu Zeilen dieses Rezepts, mehr geht nicht. Lösche erst eine',
  'error.note_changed': 'Die Notiz wurde geändert, seit du sie geöffnet hast',
  'error.review_changed': 'Der Bericht wurde geändert, seit du ihn geöffnet hast',
  'error.reviewed_today':
    'Du hast heute schon über dieses Rezept berichtet. Du kannst diesen Bericht bearbeiten',
  'error.question_not_yours': 'Diese Frage ist von jemand anderem',
  'error.answer_not_yours': 'Diese Antwort ist von jemand anderem',
  'error.question_not_found': 'Diese Frage gibt es nicht',
  'error.answer_not_found': 'Diese Antwort gibt es nicht',
  'error.question_changed': 'Die Frage wurde geändert, seit du sie geöffnet hast',
  'error.answer_changed': 'Die Antwort wurde geändert, seit du sie geöffnet hast',
  'error.answered_already': 'Du hast diese Frage beantwortet. Du kannst deine Antwort bearbeiten',
  'error.question_full': 'Diese Frage hat so viele Antworten, wie sie haben kann',
  'error.question_unanswered': 'Diese Frage hat noch niemand beantwortet',
  'error.tip_full': 'Das passt nicht mehr in die Tipps des Rezepts. Kürze sie erst',
  'error.line_gone':
    'Das Rezept wurde geändert: Eine Zutat, die du gewählt hast, gibt es nicht mehr',
  'error.handle_taken': 'Diese Adresse ist vergeben',
  'error.name_hidden': 'Die Moderation hat das ersetzt. Bitte wähle etwas anderes',
  'error.handle_reserved': 'Diese Adresse ist der Website selbst vorbehalten',
  'error.too_many_handles':
    'Du hattest dieses Jahr viele Adressen: Du kannst zu einer davon zurückkehren',
  'error.profile_changed': 'Dein Profil wurde geändert, seit du es geöffnet hast',
  'error.email_taken': 'Diese E-Mail-Adresse ist schon registriert, bitte melde dich an',
  'error.photo_too_large': 'Das Foto ist größer als 1\u00a0MB',
  'error.body_too_large': 'Das ist mehr, als die Website auf einmal annimmt. Bitte sende weniger',
  'error.photo_not_an_image': 'Bitte lade ein Foto in einem gängigen Bildformat hoch',
  'error.field_missing': '{field}: bitte ausfüllen',
  'error.field_too_short': '{field}: bitte mindestens {limit} Zeichen',
  'error.field_too_long': '{field}: zu lang, höchstens {limit}',
  'error.field_invalid': '{field}: bitte prüfe diese Angabe',
  'error.password_common': 'Dieses Passwort benutzen sehr viele Menschen, bitte wähle ein anderes',
  'error.password_blank': 'Ein Passwort braucht mehr als Leerzeichen',
  'error.name_hidden_signs':
    'Ein Name darf keine unsichtbaren Zeichen oder Steuerzeichen enthalten',
  'error.name_reserved': 'Dieser Name ist der Website selbst vorbehalten',
  'error.only_headings': '{field}: Überschriften allein genügen nicht',
  'error.photo_gone': 'Ein Foto ist nicht mehr da: Bitte lade es noch einmal hoch',
  'error.photo_missing': 'Bitte lade ein Foto hoch',
  'error.confirmation_wrong': 'Das ist nicht die E-Mail-Adresse dieses Kontos',
  'error.category_missing': 'Bitte wähle eine Kategorie',
  'error.link_not_allowed': 'Nur öffentliche Webseiten können gelesen werden',
  'error.link_unreachable':
    'Diese Seite ist nicht erreichbar. Du kannst stattdessen ihren Text einfügen',
  'error.link_refused':
    'Diese Website lässt uns die Seite nicht lesen. Du kannst stattdessen ihren Text einfügen',
  'error.link_too_slow':
    'Diese Seite antwortet zu langsam. Du kannst stattdessen ihren Text einfügen',
  'error.link_too_large':
    'Diese Seite ist zu groß zum Einlesen. Du kannst stattdessen den Rezepttext einfügen',
  'error.link_not_a_page': 'Unter dieser Adresse gibt es keine Webseite',
  'error.no_recipe_found':
    'Dort haben wir kein Rezept gefunden. Du kannst stattdessen den Text einfügen',
  'error.picture_not_allowed':
    'Nur Bilder aus dem öffentlichen Web können übernommen werden. Du kannst selbst ein Foto hinzufügen',
  'error.picture_unreachable':
    'Dieses Bild ist nicht erreichbar. Du kannst selbst ein Foto hinzufügen',
  'error.picture_refused':
    'Diese Website lässt uns das Bild nicht holen. Du kannst selbst ein Foto hinzufügen',
  'error.picture_too_slow':
    'Dieses Bild lässt zu lange auf sich warten. Du kannst selbst ein Foto hinzufügen',
  'error.picture_too_large':
    'Dieses Bild ist größer als 10\u00a0MB. Du kannst selbst ein Foto hinzufügen',
  'error.not_a_picture':
    'Unter dieser Adresse gibt es kein Bild. Du kannst selbst ein Foto hinzufügen',
  'error.too_many_tries': 'Zu viele Versuche. Bitte versuche es in {wait} noch einmal',
  'error.work_needed':
    'Aus deinem Netz haben das in letzter Zeit viele getan. Bitte versuche es mit dem Formular dieser Website in einem aktuellen Browser noch einmal oder in {wait}',
  'error.too_busy':
    'Gerade melden sich sehr viele Menschen an. Bitte versuche es gleich noch einmal',
  'error.foreign_page': 'Dieses Formular nimmt nur Nachrichten von unseren eigenen Seiten an',
  'error.recipes_full':
    'Du hast {limit} Rezepte, mehr passen nicht in ein Konto. Lösche eines, um Platz für ein anderes zu schaffen',
  'error.saves_full':
    'Du hast {most} Rezepte gespeichert, mehr passen nicht. Nimm eines heraus, um ein anderes zu speichern.',
  'error.photos_full':
    'Deine Fotos belegen {limit}\u00a0MB, mehr passt nicht in ein Konto. Fotos gelöschter Rezepte zählen mit, solange sich die Rezepte wiederherstellen lassen',
  'error.too_many_renames':
    'Ein Rezept kann Name und Adresse {limit}-mal am Tag wechseln. Bitte versuche es in {wait} noch einmal',
  'error.unexpected': 'Bei uns ist etwas schiefgegangen. Bitte versuche es später noch einmal',
  'error.format_not_offered': 'Das gibt es nur als JSON',
  'error.unavailable': 'Die Website ist gerade überlastet, bitte versuche es gleich noch einmal',
} as const satisfies Translated<typeof enErrors>;
