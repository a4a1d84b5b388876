// What our mails say of contracts, in Dutch.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('nl')

export const contractNl: ContractWords = {
  none: 'Er zat geen contract in deze mail',
  nothingDone: 'Er is niets gelezen',
  notNoted: 'Er is niets genoteerd',
  noNotes:
    'Ik beantwoord vragen over het contract en bewaar geen notities. Herinneringen blijven staan tot hun taken gesloten zijn.',
  how: (agent: string) =>
    `Voeg een contract of een ander lang document toe en schrijf aan ${agent}, of stuur een mail door waar er een in staat. Je krijgt partijen, looptijd, opzegging, geld, plichten en risico\u2019s terug, elk met de pagina.`,
  read: (contracts: number) => count(contracts, '# contract gelezen', '# contracten gelezen'),
  between: (names: string) => `Een contract tussen ${names}.`,
  noParties: 'Het leest als een contract; tussen wie heb ik niet gevonden.',
  other: 'Dit leest niet als een contract: hier zijn de bedragen, plichten en dagen die erin staan.',
  named: (names: string) => `Genoemd zijn ${names}.`,
  noAdvice: 'Dit is wat de tekst zegt en wat ik er niet in vond. Het is geen juridisch advies.',
  wantReminders:
    'Schrijf \u201cherinner me\u201d als je het stuurt en de datums worden taken met een herinnering.',
  tooLong: 'Het bestand is gelezen, maar de tekst begrijpen duurde te lang.',
  headings: {
    term: 'Looptijd en opzegging',
    money: 'Geld',
    duties: 'Wie wat moet doen',
    risks: 'Een tweede blik waard',
    dates: 'Datums om op te letten',
  },
  anybody: 'Beide, of niemand genoemd',
  begins: (day: string) => `Begint op ${day}`,
  ends: (day: string) => `Eindigt op ${day}`,
  term: 'Hoe lang het loopt',
  renewal: {
    automatic: 'Wordt vanzelf verlengd',
    option: 'Een kant kan het verlengen',
    'by-agreement': 'Gaat alleen door als beide het willen',
    'becomes-indefinite': 'Loopt daarna door zonder einde',
    none: 'Wordt niet verlengd',
  },
  lastDay: (day: string) => `Laatste dag om op te zeggen: ${day}`,
  namedDay: 'het contract noemt deze dag',
  before: (length: string, day: string) => `${length} voor ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'tegen het einde van een maand',
      quarter: 'tegen het einde van een kwartaal',
      'half-year': 'tegen het einde van een halfjaar',
      year: 'tegen het einde van een jaar',
    }
    const begins = isSaid ? 'Opzeggen kan op elk moment' : 'Opzegtermijn'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Toepasselijk recht: ${name}`,
  hours: 'Werktijd',
  leave: 'Vakantie',
  passed: 'Die dag is voorbij.',
  severalRules:
    'De tekst heeft meer dan een regel voor opzegging, of een die niet zeker is; daarom noem ik geen laatste dag. Lees dit:',
  rule: (length: string | null) => (length === null ? 'Een regel over opzegging' : `Opzegging: ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'In de proeftijd' : `In de proeftijd: ${length}`,
  breakDay: (day: string | null) =>
    day === null ? 'Tussentijdse beëindiging' : `Tussentijds einde mogelijk op ${day}`,
  breakBy: (day: string) => `opzeggen uiterlijk op ${day}`,
  noDay: (length: string) => `Opzegtermijn: ${length}; vanaf welke dag die telt, kon ik niet zien`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# dag', '# dagen'),
      week: count(many, '# week', '# weken'),
      month: count(many, '# maand', '# maanden'),
      year: count(many, '# jaar', '# jaar'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'en nog # in het bestand', 'en nog # in het bestand'),
  missing: (names: string) => `Gezocht en geen spoor gevonden van: ${names}.`,
  maybe: (places: string) => `Misschien in andere woorden aanwezig, kijk het na: ${places}.`,
  clauses: {
    parties: 'partijen',
    term: 'looptijd',
    termination: 'opzegging',
    renewal: 'verlenging',
    payment: 'betaling',
    liability: 'aansprakelijkheid',
    indemnity: 'vrijwaring',
    confidentiality: 'geheimhouding',
    'data protection': 'gegevensbescherming',
    'intellectual property': 'intellectuele eigendom',
    'governing law': 'toepasselijk recht',
    'dispute resolution': 'geschillen',
    'force majeure': 'overmacht',
    assignment: 'overdracht',
    notices: 'kennisgevingen',
    warranty: 'garantie',
    'entire agreement': 'volledige overeenkomst',
    signatures: 'handtekeningen',
  },
  risks: {
    unlimited: 'Zonder grens',
    'one-sided': 'Een kant beslist alleen',
    'price-rise': 'Prijzen kunnen stijgen',
    penalty: 'Een boete of een verloren recht',
    'no-refund': 'Geld komt niet terug',
    'all-costs': 'Alle kosten aan een kant',
    waiver: 'Van rechten wordt afgezien',
    competition: 'Grenzen aan ander werk',
    exclusive: 'Aan een partner gebonden',
  },
  days: {
    notice: 'laatste dag om op te zeggen',
    end: 'einde van het contract',
    day: 'datum om op te letten',
  },
}
