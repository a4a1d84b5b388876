// What our mails say of contracts, in German.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('de')

export const contractDe: ContractWords = {
  none: 'In dieser Mail war kein Vertrag',
  nothingDone: 'Es wurde nichts gelesen',
  notNoted: 'Nichts wurde vermerkt',
  noNotes:
    'Ich beantworte Fragen zum Vertrag und führe keine Notizen. Erinnerungen daraus bleiben, bis ihre Aufgaben erledigt sind.',
  how: (agent: string) =>
    `Hänge einen Vertrag oder ein anderes langes Dokument an und schreibe an ${agent}, oder leite eine Mail weiter, in deren Text einer steht. Du bekommst Parteien, Laufzeit, Kündigung, Geld, Pflichten und Risiken, jeweils mit Seite.`,
  read: (contracts: number) => count(contracts, '# Vertrag gelesen', '# Verträge gelesen'),
  between: (names: string) => `Ein Vertrag zwischen ${names}.`,
  noParties: 'Es liest sich wie ein Vertrag; zwischen wem, habe ich nicht gefunden.',
  other: 'Das liest sich nicht wie ein Vertrag: Hier sind die Beträge, Pflichten und Tage darin.',
  named: (names: string) => `Genannt sind ${names}.`,
  noAdvice: 'Das ist, was im Text steht und was ich darin nicht gefunden habe. Es ist keine Rechtsberatung.',
  wantReminders:
    'Schreibe beim Senden \u201eErinnere mich\u201c, dann werden die Termine zu Aufgaben mit Erinnerung.',
  tooLong: 'Die Datei wurde gelesen, aber ihren Text zu verstehen hat zu lange gedauert.',
  headings: {
    term: 'Laufzeit und Kündigung',
    money: 'Geld',
    duties: 'Wer was zu tun hat',
    risks: 'Einen zweiten Blick wert',
    dates: 'Termine im Auge behalten',
  },
  anybody: 'Beide oder niemand genannt',
  begins: (day: string) => `Beginnt am ${day}`,
  ends: (day: string) => `Endet am ${day}`,
  term: 'Wie lange er läuft',
  renewal: {
    automatic: 'Verlängert sich von selbst',
    option: 'Eine Seite kann verlängern',
    'by-agreement': 'Geht nur weiter, wenn beide zustimmen',
    'becomes-indefinite': 'Läuft danach ohne Ende weiter',
    none: 'Verlängert sich nicht',
  },
  lastDay: (day: string) => `Letzter Tag für die Kündigung: ${day}`,
  namedDay: 'der Vertrag nennt diesen Tag',
  before: (length: string, day: string) => `${length} vor ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'zum Monatsende',
      quarter: 'zum Quartalsende',
      'half-year': 'zum Halbjahresende',
      year: 'zum Jahresende',
    }
    const begins = isSaid ? 'Kündigung jederzeit möglich' : 'Kündigungsfrist'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Anwendbares Recht: ${name}`,
  hours: 'Arbeitszeit',
  leave: 'Urlaub',
  passed: 'Dieser Tag ist vorbei.',
  severalRules:
    'Der Text hat mehr als eine Regel für die Kündigung oder eine, die nicht eindeutig ist; deshalb nenne ich keinen letzten Tag. Bitte lies:',
  rule: (length: string | null) => (length === null ? 'Eine Regel zur Kündigung' : `Kündigung: ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'In der Probezeit' : `In der Probezeit: ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Ausstiegsrecht' : `Ausstieg möglich zum ${day}`),
  breakBy: (day: string) => `Kündigung bis ${day}`,
  noDay: (length: string) => `Kündigungsfrist: ${length}; ab welchem Tag sie zählt, war nicht zu erkennen`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# Tag', '# Tage'),
      week: count(many, '# Woche', '# Wochen'),
      month: count(many, '# Monat', '# Monate'),
      year: count(many, '# Jahr', '# Jahre'),
    }
    return said[unit]
  },
  more: (rows: number) =>
    count(rows, 'und # weitere Stelle in der Datei', 'und # weitere Stellen in der Datei'),
  missing: (names: string) => `Gesucht und keine Spur gefunden von: ${names}.`,
  maybe: (places: string) => `Vielleicht in anderen Worten da, bitte sieh nach: ${places}.`,
  clauses: {
    parties: 'Parteien',
    term: 'Laufzeit',
    termination: 'Kündigung',
    renewal: 'Verlängerung',
    payment: 'Zahlung',
    liability: 'Haftung',
    indemnity: 'Freistellung',
    confidentiality: 'Vertraulichkeit',
    'data protection': 'Datenschutz',
    'intellectual property': 'geistiges Eigentum',
    'governing law': 'anwendbares Recht',
    'dispute resolution': 'Streitbeilegung',
    'force majeure': 'höhere Gewalt',
    assignment: 'Abtretung',
    notices: 'Mitteilungen',
    warranty: 'Gewährleistung',
    'entire agreement': 'Vollständigkeit der Abreden',
    signatures: 'Unterschriften',
  },
  risks: {
    unlimited: 'Ohne Grenze',
    'one-sided': 'Eine Seite entscheidet allein',
    'price-rise': 'Preise können steigen',
    penalty: 'Strafe oder verlorenes Recht',
    'no-refund': 'Geld kommt nicht zurück',
    'all-costs': 'Alle Kosten auf einer Seite',
    waiver: 'Auf Rechte wird verzichtet',
    competition: 'Grenzen für andere Arbeit',
    exclusive: 'An einen Partner gebunden',
  },
  days: { notice: 'letzter Tag für die Kündigung', end: 'Ende des Vertrags', day: 'Termin' },
}
