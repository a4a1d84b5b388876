// What our mails say of files and what they say, in Portuguese.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('pt')

const fileUnits = {
  page: ['página', 'páginas'],
  sheet: ['folha', 'folhas'],
  slide: ['diapositivo', 'diapositivos'],
  section: ['secção', 'secções'],
  image: ['imagem', 'imagens'],
  mail: ['e-mail', 'e-mails'],
  entry: ['entrada', 'entradas'],
  file: ['ficheiro', 'ficheiros'],
} as const

export const documentPt: DocumentWords = {
  none: 'Não havia ficheiro neste e-mail',
  noneToRead: 'Não havia nenhum ficheiro para ler neste e-mail',
  onlyPicture: (name) =>
    `Tomei ${name} pelo logótipo de uma assinatura, porque a imagem é pequena. Se é isso que quer, envie uma imagem maior ou um PDF.`,
  nothingDone: 'Nada foi lido',
  how: (agent) =>
    `Anexe um ficheiro e escreva a ${agent}: um PDF, um documento de escritório, uma tabela, uma imagem ou uma digitalização. Recebe o que ele diz, cada ponto com a sua página.`,
  read: (files) => count(files, '# ficheiro lido', '# ficheiros lidos'),
  failed: (files) => count(files, '# ficheiro ilegível', '# ficheiros ilegíveis'),
  tasks: (files) => count(files, '# tarefa criada', '# tarefas criadas'),
  noAnswer: 'Não encontrei isso',
  noAnswerNote: 'Tente com outras palavras, ou indique a página ou a coluna.',
  nearest: 'Talvez isto ajude:',
  closest: 'Não tenho a certeza. Isto é o mais próximo:',
  unsure: 'Não tenho a certeza da resposta',
  kinds: {
    invoice: 'Fatura',
    contract: 'Contrato',
    minutes: 'Ata',
    report: 'Relatório',
    slides: 'Diapositivos',
    data: 'Dados',
    form: 'Formulário',
    image: 'Imagem',
    letter: 'Carta',
    quote: 'Orçamento',
    other: 'Documento',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `lido: ${read} de ${total} ${noun}`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Inserido', deleted: 'Apagado' },
  table: {
    place: (place, row) => `${place}, linha ${row}`,
    sum: (column, value, rows) => `Total de ${column}: ${value} (${count(rows, '# linha', '# linhas')})`,
    average: (column, value, rows) => `Média de ${column}: ${value} (${count(rows, '# linha', '# linhas')})`,
    count: (rows, all) => `${rows} de ${count(all, '# linha', '# linhas')}`,
    none: (all) => (all === 1 ? 'A única linha não corresponde' : `Nenhuma das ${all} linhas`),
    columns: (names) => `As colunas são: ${names}`,
  },
  invoice: {
    supplier: 'De',
    number: 'Número',
    net: 'Líquido',
    vat: 'IVA',
    total: 'Total',
    due: 'Vencimento',
    notFound: 'não encontrado',
    addsUp: 'confere',
    differs: 'o líquido e o IVA não dão este total',
  },
  headings: {
    summary: 'Em resumo',
    facts: 'Factos',
    dates: 'Datas',
    amounts: 'Valores',
    parties: 'Partes',
    risks: 'Riscos',
    actions: 'A fazer',
  },
  levels: { high: 'alto', medium: 'médio', low: 'baixo' },
  more: (files) => count(files, 'e mais # na página', 'e mais # na página'),
  notes: {
    cut: 'O ficheiro é mais longo do que leio de um.',
    late: 'A leitura demorou e parou antes do fim.',
    recognised: 'Foi reconhecido texto em imagens; pode haver letras erradas.',
    unreadable_pages: 'Algumas partes estão danificadas e não puderam ser lidas.',
    turned_pages: 'Não foi possível ler uma página, talvez esteja rodada.',
    macros: 'Contém macros; não foram executadas.',
    invisible_text: 'Contém texto que o leitor não vê; deixei-o de fora.',
    tracked_changes: 'Tem alterações registadas; li-o como se todas fossem aceites.',
    hidden_sheets: 'Tem folhas ou diapositivos ocultos; também os li.',
    embedded_files: 'Os ficheiros incorporados não foram abertos.',
    pictures_not_read: 'Algumas páginas são imagens cujo texto não foi reconhecido.',
  },
  failures: {
    empty: 'O ficheiro está vazio.',
    unknown_kind: 'Não consigo ler este tipo de ficheiro; um PDF, sim.',
    encrypted: 'O ficheiro está protegido por palavra-passe. Envie-o sem ela e eu leio-o.',
    damaged: 'O ficheiro está danificado ou cortado e o texto não pôde ser lido. Envie-o outra vez.',
    too_large:
      'O ficheiro é demasiado grande, ou ao descomprimir cresce muito além do seu tamanho. Envie partes mais pequenas.',
    too_deep: 'O ficheiro está aninhado demasiado fundo.',
    timed_out: 'A leitura do ficheiro demorou demasiado e foi parada.',
    out_of_memory: 'A leitura do ficheiro precisou de demasiada memória e foi parada.',
    no_such_page: 'O ficheiro não tem uma página com esse número.',
    gave_up: 'A leitura do ficheiro falhou várias vezes. Envie-o outra vez mais tarde.',
    gone: 'O ficheiro já não está cá. Envie-o outra vez.',
  },
  tooLong:
    'O ficheiro foi lido, mas compreender o texto demorou demasiado. Pode lê-lo e procurar nele na sua página.',
  sameOwn: (day) => `Já o enviou a ${day}; nada mudou.`,
  same: (day) => `Este ficheiro já chegou a ${day}; nada mudou.`,
  changed: (version) => `Mudou desde a versão ${version}`,
  nothingChanged: 'Não mudou nem uma linha.',
  moved: (files) => count(files, '# linha só mudou de lugar.', '# linhas só mudaram de lugar.'),
  added: (text) => `Novo: ${text}`,
  gone: (text) => `Retirado: ${text}`,
  forPerson: (name) => `para ${name}`,
  open: 'Ver tudo',
  help: 'Responda com uma pergunta sobre o ficheiro e eu procuro onde ele responde.',
  wantTasks: 'Para fazer tarefas dos pontos a fazer, carregue no botão ao lado, na página.',
}
