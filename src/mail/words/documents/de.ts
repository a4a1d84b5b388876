// What our mails say of files and what they say, in German.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('de')

const fileUnits = {
  page: ['Seite', 'Seiten'],
  sheet: ['Blatt', 'Blättern'],
  slide: ['Folie', 'Folien'],
  section: ['Abschnitt', 'Abschnitten'],
  image: ['Bild', 'Bildern'],
  mail: ['Mail', 'Mails'],
  entry: ['Eintrag', 'Einträgen'],
  file: ['Datei', 'Dateien'],
} as const

export const documentDe: DocumentWords = {
  none: 'In dieser Mail war keine Datei',
  noneToRead: 'In dieser Mail war keine Datei zu lesen',
  onlyPicture: (name) =>
    `${name} habe ich für das Logo einer Signatur gehalten, weil es klein ist. Ist es gemeint, schicken Sie ein größeres Bild oder ein PDF davon.`,
  nothingDone: 'Es wurde nichts gelesen',
  how: (agent) =>
    `Hänge eine Datei an und schreibe an ${agent}: ein PDF, eine Office-Datei, eine Tabelle, ein Bild oder einen Scan. Zurück kommt, was darin steht, jeder Punkt mit seiner Seite.`,
  read: (files) => count(files, '# Datei gelesen', '# Dateien gelesen'),
  failed: (files) => count(files, '# Datei nicht lesbar', '# Dateien nicht lesbar'),
  tasks: (files) => count(files, '# Aufgabe angelegt', '# Aufgaben angelegt'),
  noAnswer: 'Das habe ich nicht gefunden',
  noAnswerNote: 'Versuchen Sie es mit anderen Worten, oder nennen Sie die Seite oder die Spalte.',
  nearest: 'Vielleicht hilft das:',
  closest: 'Da bin ich nicht sicher. Am nächsten kommt das:',
  unsure: 'Bei der Antwort bin ich nicht sicher',
  kinds: {
    invoice: 'Rechnung',
    contract: 'Vertrag',
    minutes: 'Protokoll',
    report: 'Bericht',
    slides: 'Folien',
    data: 'Daten',
    form: 'Formular',
    image: 'Bild',
    letter: 'Brief',
    quote: 'Angebot',
    other: 'Dokument',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `${read} von ${total} ${noun} gelesen`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Eingefügt', deleted: 'Gelöscht' },
  table: {
    place: (place, row) => `${place}, Zeile ${row}`,
    sum: (column, value, rows) => `Summe ${column}: ${value} (${count(rows, '# Zeile', '# Zeilen')})`,
    average: (column, value, rows) =>
      `Durchschnitt ${column}: ${value} (${count(rows, '# Zeile', '# Zeilen')})`,
    count: (rows, all) => `${rows} von ${count(all, '# Zeile', '# Zeilen')}`,
    none: (all) => (all === 1 ? 'Die einzige Zeile passt nicht' : `Keine der ${all} Zeilen`),
    columns: (names) => `Die Spalten heißen: ${names}`,
  },
  invoice: {
    supplier: 'Von',
    number: 'Nummer',
    net: 'Netto',
    vat: 'MwSt.',
    total: 'Gesamt',
    due: 'Fällig',
    notFound: 'nicht gefunden',
    addsUp: 'geht auf',
    differs: 'Netto und MwSt. ergeben sie nicht',
  },
  headings: {
    summary: 'Kurz gesagt',
    facts: 'Fakten',
    dates: 'Termine',
    amounts: 'Beträge',
    parties: 'Parteien',
    risks: 'Risiken',
    actions: 'Zu tun',
  },
  levels: { high: 'hoch', medium: 'mittel', low: 'niedrig' },
  more: (files) => count(files, 'und # weiterer Punkt auf der Seite', 'und # weitere auf der Seite'),
  notes: {
    cut: 'Die Datei ist länger als das, was ich von einer lese.',
    late: 'Das Lesen dauerte lange und endete vor dem Schluss.',
    recognised: 'Text wurde in Bildern erkannt; einzelne Buchstaben können falsch sein.',
    unreadable_pages: 'Teile der Datei sind beschädigt und waren nicht lesbar.',
    turned_pages: 'Eine Seite war nicht lesbar, vielleicht ist sie gedreht.',
    macros: 'Sie enthält Makros; sie wurden nicht ausgeführt.',
    invisible_text: 'Sie enthält Text, den Leser nicht sehen; ihn habe ich weggelassen.',
    tracked_changes: 'Sie hat verfolgte Änderungen; ich habe sie gelesen, als wären alle angenommen.',
    hidden_sheets: 'Sie hat ausgeblendete Blätter oder Folien; auch die habe ich gelesen.',
    embedded_files: 'Eingebettete Dateien wurden nicht geöffnet.',
    pictures_not_read: 'Einige Seiten sind Bilder, deren Text nicht erkannt wurde.',
  },
  failures: {
    empty: 'Die Datei ist leer.',
    unknown_kind: 'Diese Art von Datei kann ich nicht lesen, ein PDF davon schon.',
    encrypted: 'Die Datei ist mit einem Passwort geschützt. Sende sie ohne Passwort, dann lese ich sie.',
    damaged:
      'Die Datei ist beschädigt oder abgeschnitten, ihr Text war nicht lesbar. Bitte sende sie noch einmal.',
    too_large:
      'Die Datei ist zu groß oder wird beim Entpacken viel größer, als sie ist. Sende kleinere Teile davon.',
    too_deep: 'Die Datei ist zu tief verschachtelt.',
    timed_out: 'Das Lesen der Datei dauerte zu lange und wurde beendet.',
    out_of_memory: 'Das Lesen der Datei brauchte zu viel Speicher und wurde beendet.',
    no_such_page: 'Die Datei hat keine Seite mit dieser Nummer.',
    gave_up: 'Das Lesen der Datei ist mehrmals gescheitert. Bitte sende sie später noch einmal.',
    gone: 'Die Datei ist nicht mehr da. Bitte sende sie noch einmal.',
  },
  tooLong:
    'Die Datei wurde gelesen, aber ihren Text zu verstehen dauerte zu lange. Auf ihrer Seite kannst du sie lesen und durchsuchen.',
  sameOwn: (day) => `Das hast du schon am ${day} gesendet; darin hat sich nichts geändert.`,
  same: (day) => `Diese Datei kam schon am ${day}; darin hat sich nichts geändert.`,
  changed: (version) => `Geändert seit Version ${version}`,
  nothingChanged: 'Keine Zeile darin ist anders.',
  moved: (files) => count(files, '# Zeile steht nur woanders.', '# Zeilen stehen nur woanders.'),
  added: (text) => `Neu: ${text}`,
  gone: (text) => `Weg: ${text}`,
  forPerson: (name) => `für ${name}`,
  open: 'Alles ansehen',
  help: 'Antworte mit einer Frage zur Datei, dann suche ich, wo sie sie beantwortet.',
  wantTasks: 'Sollen die offenen Punkte Aufgaben werden, drücke den Knopf daneben auf der Seite.',
}
