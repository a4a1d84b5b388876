// What our mails say of files and what they say, in Dutch.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('nl')

const fileUnits = {
  page: ['pagina', 'pagina’s'],
  sheet: ['blad', 'bladen'],
  slide: ['dia', 'dia’s'],
  section: ['sectie', 'secties'],
  image: ['afbeelding', 'afbeeldingen'],
  mail: ['mail', 'mails'],
  entry: ['item', 'items'],
  file: ['bestand', 'bestanden'],
} as const

export const documentNl: DocumentWords = {
  none: 'Bij deze mail zat geen bestand',
  noneToRead: 'In deze mail zat geen bestand om te lezen',
  onlyPicture: (name) =>
    `Ik heb ${name} aangezien voor het logo van een handtekening, omdat het klein is. Bedoelt u dit, stuur dan een grotere afbeelding of een pdf ervan.`,
  nothingDone: 'Er is niets gelezen',
  how: (agent) =>
    `Voeg een bestand toe en schrijf aan ${agent}: een pdf, een kantoorbestand, een tabel, een afbeelding of een scan. U krijgt terug wat erin staat, elk punt met zijn pagina.`,
  read: (files) => count(files, '# bestand gelezen', '# bestanden gelezen'),
  failed: (files) => count(files, '# bestand niet leesbaar', '# bestanden niet leesbaar'),
  tasks: (files) => count(files, '# taak gemaakt', '# taken gemaakt'),
  noAnswer: 'Ik heb het niet gevonden',
  noAnswerNote: 'Probeer het met andere woorden, of noem de pagina of de kolom.',
  nearest: 'Misschien helpt dit:',
  closest: 'Dat weet ik niet zeker. Dit komt het dichtst in de buurt:',
  unsure: 'Ik ben niet zeker van het antwoord',
  kinds: {
    invoice: 'Factuur',
    contract: 'Contract',
    minutes: 'Notulen',
    report: 'Rapport',
    slides: 'Dia’s',
    data: 'Gegevens',
    form: 'Formulier',
    image: 'Afbeelding',
    letter: 'Brief',
    quote: 'Offerte',
    other: 'Document',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `${read} van ${total} ${noun} gelezen`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Ingevoegd', deleted: 'Verwijderd' },
  table: {
    place: (place, row) => `${place}, rij ${row}`,
    sum: (column, value, rows) => `Totaal ${column}: ${value} (${count(rows, '# rij', '# rijen')})`,
    average: (column, value, rows) => `Gemiddelde ${column}: ${value} (${count(rows, '# rij', '# rijen')})`,
    count: (rows, all) => `${rows} van ${count(all, '# rij', '# rijen')}`,
    none: (all) => (all === 1 ? 'De enige rij past niet' : `Geen van de ${all} rijen`),
    columns: (names) => `De kolommen zijn: ${names}`,
  },
  invoice: {
    supplier: 'Van',
    number: 'Nummer',
    net: 'Netto',
    vat: 'Btw',
    total: 'Totaal',
    due: 'Te betalen voor',
    notFound: 'niet gevonden',
    addsUp: 'klopt',
    differs: 'netto en btw zijn samen iets anders',
  },
  headings: {
    summary: 'In het kort',
    facts: 'Feiten',
    dates: 'Data',
    amounts: 'Bedragen',
    parties: 'Partijen',
    risks: 'Risico’s',
    actions: 'Te doen',
  },
  levels: { high: 'hoog', medium: 'middel', low: 'laag' },
  more: (files) => count(files, 'en nog # op de pagina', 'en nog # op de pagina'),
  notes: {
    cut: 'Het bestand is langer dan wat ik van een bestand lees.',
    late: 'Het lezen duurde lang en stopte voor het einde.',
    recognised: 'Tekst is in afbeeldingen herkend; losse letters kunnen fout zijn.',
    unreadable_pages: 'Delen ervan zijn beschadigd en konden niet gelezen worden.',
    turned_pages: 'Een pagina kon niet gelezen worden, misschien is die gedraaid.',
    macros: 'Het bevat macro’s; die zijn niet uitgevoerd.',
    invisible_text: 'Het bevat tekst die lezers niet zien; die heb ik weggelaten.',
    tracked_changes: 'Het heeft bijgehouden wijzigingen; ik heb het gelezen alsof alle zijn aanvaard.',
    hidden_sheets: 'Het heeft verborgen bladen of dia’s; die heb ik ook gelezen.',
    embedded_files: 'Ingesloten bestanden zijn niet geopend.',
    pictures_not_read: 'Sommige pagina’s zijn afbeeldingen waarvan de tekst niet is herkend.',
  },
  failures: {
    empty: 'Het bestand is leeg.',
    unknown_kind: 'Dit soort bestand kan ik niet lezen, een pdf ervan wel.',
    encrypted: 'Het bestand is met een wachtwoord beveiligd. Stuur het zonder en ik lees het.',
    damaged: 'Het bestand is beschadigd of afgebroken; de tekst was niet leesbaar. Stuur het nog een keer.',
    too_large:
      'Het bestand is te groot, of wordt bij het uitpakken veel groter dan het is. Stuur kleinere delen.',
    too_deep: 'Het bestand is te diep genest.',
    timed_out: 'Het lezen van het bestand duurde te lang en is gestopt.',
    out_of_memory: 'Het lezen van het bestand kostte te veel geheugen en is gestopt.',
    no_such_page: 'Het bestand heeft geen pagina met dit nummer.',
    gave_up: 'Het lezen van het bestand mislukte meermaals. Stuur het later nog een keer.',
    gone: 'Het bestand is er niet meer. Stuur het nog een keer.',
  },
  tooLong:
    'Het bestand is gelezen, maar de tekst begrijpen duurde te lang. Op zijn pagina kunt u het lezen en doorzoeken.',
  sameOwn: (day) => `Dit stuurde u al op ${day}; er is niets in veranderd.`,
  same: (day) => `Dit bestand kwam al op ${day}; er is niets in veranderd.`,
  changed: (version) => `Veranderd sinds versie ${version}`,
  nothingChanged: 'Er is geen regel veranderd.',
  moved: (files) => count(files, '# regel is alleen verplaatst.', '# regels zijn alleen verplaatst.'),
  added: (text) => `Nieuw: ${text}`,
  gone: (text) => `Weg: ${text}`,
  forPerson: (name) => `voor ${name}`,
  open: 'Alles bekijken',
  help: 'Antwoord met een vraag over het bestand en ik zoek op waar het antwoord staat.',
  wantTasks: 'Om van de punten te doen taken te maken, drukt u op de knop ernaast op de pagina.',
}
