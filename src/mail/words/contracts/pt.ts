// What our mails say of contracts, in Portuguese.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('pt')

export const contractPt: ContractWords = {
  none: 'Não havia nenhum contrato neste e-mail',
  nothingDone: 'Nada foi lido',
  notNoted: 'Nada foi anotado',
  noNotes:
    'Respondo a perguntas sobre o contrato e não guardo notas. Os lembretes criados ficam até que as suas tarefas sejam fechadas.',
  how: (agent: string) =>
    `Anexe um contrato ou outro documento longo e escreva a ${agent}, ou reencaminhe um e-mail que o traga no texto. Recebe as partes, o prazo, o aviso prévio, o dinheiro, as obrigações e os riscos, cada um com a sua página.`,
  read: (contracts: number) => count(contracts, '# contrato lido', '# contratos lidos'),
  between: (names: string) => `Um contrato entre ${names}.`,
  noParties: 'Lê-se como um contrato; não encontrei entre quem.',
  other: 'Isto não se lê como um contrato: aqui estão os valores, as obrigações e os dias que contém.',
  named: (names: string) => `Nomeia ${names}.`,
  noAdvice: 'Isto é o que o texto diz e o que não encontrei nele. Não é aconselhamento jurídico.',
  wantReminders: 'Escreva \u201clembre-me\u201d ao enviar e as datas tornam-se tarefas com lembrete.',
  tooLong: 'O ficheiro foi lido, mas compreender o texto demorou demasiado.',
  headings: {
    term: 'Prazo e aviso prévio',
    money: 'Dinheiro',
    duties: 'Quem tem de fazer o quê',
    risks: 'A ver com atenção',
    dates: 'Datas a vigiar',
  },
  anybody: 'Ambas, ou ninguém nomeado',
  begins: (day: string) => `Começa a ${day}`,
  ends: (day: string) => `Termina a ${day}`,
  term: 'Quanto dura',
  renewal: {
    automatic: 'Renova-se por si',
    option: 'Uma parte pode prorrogá-lo',
    'by-agreement': 'Só continua se ambas acordarem',
    'becomes-indefinite': 'Depois continua sem fim',
    none: 'Não se renova',
  },
  lastDay: (day: string) => `Último dia para avisar: ${day}`,
  namedDay: 'o contrato nomeia este dia',
  before: (length: string, day: string) => `${length} antes de ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'para o fim de um mês',
      quarter: 'para o fim de um trimestre',
      'half-year': 'para o fim de um semestre',
      year: 'para o fim de um ano',
    }
    const begins = isSaid ? 'O aviso pode ser dado a qualquer momento' : 'Aviso prévio'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Lei aplicável: ${name}`,
  hours: 'Horário de trabalho',
  leave: 'Férias',
  passed: 'Esse dia já passou.',
  severalRules:
    'O texto tem mais de uma regra para o terminar, ou uma que não é segura; por isso não indico um último dia. Leia, por favor:',
  rule: (length: string | null) =>
    length === null ? 'Uma regra de aviso prévio' : `Aviso prévio: ${length}`,
  inProbation: (length: string | null) =>
    length === null ? 'No período experimental' : `No período experimental: ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Opção de saída' : `Saída possível a ${day}`),
  breakBy: (day: string) => `aviso até ${day}`,
  noDay: (length: string) => `Aviso prévio: ${length}; não consegui saber desde que dia conta`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# dia', '# dias'),
      week: count(many, '# semana', '# semanas'),
      month: count(many, '# mês', '# meses'),
      year: count(many, '# ano', '# anos'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'e mais # no ficheiro', 'e mais # no ficheiro'),
  missing: (names: string) => `Procurado, e nenhum vestígio de: ${names}.`,
  maybe: (places: string) => `Talvez esteja por outras palavras, confirme: ${places}.`,
  clauses: {
    parties: 'partes',
    term: 'prazo',
    termination: 'rescisão',
    renewal: 'renovação',
    payment: 'pagamento',
    liability: 'responsabilidade',
    indemnity: 'indemnização',
    confidentiality: 'confidencialidade',
    'data protection': 'proteção de dados',
    'intellectual property': 'propriedade intelectual',
    'governing law': 'lei aplicável',
    'dispute resolution': 'resolução de litígios',
    'force majeure': 'força maior',
    assignment: 'cessão',
    notices: 'notificações',
    warranty: 'garantia',
    'entire agreement': 'acordo integral',
    signatures: 'assinaturas',
  },
  risks: {
    unlimited: 'Sem limite',
    'one-sided': 'Uma parte decide sozinha',
    'price-rise': 'Os preços podem subir',
    penalty: 'Uma penalização ou um direito perdido',
    'no-refund': 'O dinheiro não volta',
    'all-costs': 'Todos os custos de um lado',
    waiver: 'Renuncia-se a direitos',
    competition: 'Limites a outros trabalhos',
    exclusive: 'Preso a um só parceiro',
  },
  days: { notice: 'último dia para avisar', end: 'fim do contrato', day: 'data a vigiar' },
}
