// What our mails say of contracts, in French.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('fr')

export const contractFr: ContractWords = {
  none: 'Il n\u2019y avait pas de contrat dans ce mail',
  nothingDone: 'Rien n\u2019a été lu',
  notNoted: 'Rien n’a été noté',
  noNotes:
    'Je réponds aux questions sur le contrat et ne garde pas de notes. Les rappels créés restent jusqu’à ce que leurs tâches soient closes.',
  how: (agent: string) =>
    `Joignez un contrat ou un autre long document et écrivez à ${agent}, ou transférez un mail qui en contient un. Vous recevez les parties, la durée, le préavis, l\u2019argent, les obligations et les risques, chacun avec sa page.`,
  read: (contracts: number) => count(contracts, '# contrat lu', '# contrats lus'),
  between: (names: string) => `Un contrat entre ${names}.`,
  noParties: 'Le texte se lit comme un contrat ; je n\u2019ai pas trouvé entre qui.',
  other:
    'Cela ne se lit pas comme un contrat : voici les montants, obligations et dates qu\u2019il contient.',
  named: (names: string) => `Il nomme ${names}.`,
  noAdvice:
    'Voilà ce que dit le texte et ce que je n\u2019y ai pas trouvé. Ce n\u2019est pas un avis juridique.',
  wantReminders:
    'Écrivez \u00ab rappelle-moi \u00bb à l\u2019envoi et les dates deviennent des tâches avec rappel.',
  tooLong: 'Le fichier a été lu, mais comprendre son texte a pris trop de temps.',
  headings: {
    term: 'Durée et préavis',
    money: 'Argent',
    duties: 'Qui doit faire quoi',
    risks: 'À regarder de près',
    dates: 'Dates à surveiller',
  },
  anybody: 'Les deux, ou personne de nommé',
  begins: (day: string) => `Commence le ${day}`,
  ends: (day: string) => `Finit le ${day}`,
  term: 'Sa durée',
  renewal: {
    automatic: 'Se renouvelle de lui-même',
    option: 'Une partie peut le prolonger',
    'by-agreement': 'Ne continue que d\u2019un commun accord',
    'becomes-indefinite': 'Continue ensuite sans terme',
    none: 'Ne se renouvelle pas',
  },
  lastDay: (day: string) => `Dernier jour pour donner congé : ${day}`,
  namedDay: 'le contrat nomme ce jour',
  before: (length: string, day: string) => `${length} avant le ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'pour la fin d\u2019un mois',
      quarter: 'pour la fin d\u2019un trimestre',
      'half-year': 'pour la fin d\u2019un semestre',
      year: 'pour la fin d\u2019une année',
    }
    const begins = isSaid ? 'Préavis possible à tout moment' : 'Préavis'
    return `${begins} : ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Droit applicable : ${name}`,
  hours: 'Temps de travail',
  leave: 'Congés',
  passed: 'Ce jour est passé.',
  severalRules:
    'Le texte contient plus d\u2019une règle pour y mettre fin, ou une qui n\u2019est pas sûre ; je ne nomme donc pas de dernier jour. Veuillez lire :',
  rule: (length: string | null) => (length === null ? 'Une règle de préavis' : `Préavis : ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'Pendant la période d\u2019essai' : `Pendant la période d\u2019essai : ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Faculté de sortie' : `Sortie possible le ${day}`),
  breakBy: (day: string) => `préavis au plus tard le ${day}`,
  noDay: (length: string) => `Préavis : ${length} ; je n\u2019ai pas pu savoir à partir de quel jour`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# jour', '# jours'),
      week: count(many, '# semaine', '# semaines'),
      month: count(many, '# mois', '# mois'),
      year: count(many, '# an', '# ans'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'et # autre dans le fichier', 'et # autres dans le fichier'),
  missing: (names: string) => `Cherché, et aucune trace de : ${names}.`,
  maybe: (places: string) => `Peut-être dit autrement, à vérifier : ${places}.`,
  clauses: {
    parties: 'parties',
    term: 'durée',
    termination: 'résiliation',
    renewal: 'renouvellement',
    payment: 'paiement',
    liability: 'responsabilité',
    indemnity: 'indemnisation',
    confidentiality: 'confidentialité',
    'data protection': 'protection des données',
    'intellectual property': 'propriété intellectuelle',
    'governing law': 'droit applicable',
    'dispute resolution': 'règlement des litiges',
    'force majeure': 'force majeure',
    assignment: 'cession',
    notices: 'notifications',
    warranty: 'garantie',
    'entire agreement': 'intégralité de l\u2019accord',
    signatures: 'signatures',
  },
  risks: {
    unlimited: 'Sans limite',
    'one-sided': 'Une partie décide seule',
    'price-rise': 'Les prix peuvent monter',
    penalty: 'Une pénalité ou un droit perdu',
    'no-refund': 'L\u2019argent ne revient pas',
    'all-costs': 'Tous les frais d\u2019un côté',
    waiver: 'Des droits sont abandonnés',
    competition: 'Limites à d\u2019autres travaux',
    exclusive: 'Lié à un seul partenaire',
  },
  days: { notice: 'dernier jour pour donner congé', end: 'fin du contrat', day: 'date à surveiller' },
}
