// O que dizem os e-mails da base de conhecimento, em português.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('pt-PT')

export const knowledgePt: KnowledgeWords = {
  nothingDone: 'Nada foi alterado',
  how: (agent) =>
    `Faça uma pergunta a ${agent} e recebe a resposta com a sua fonte. Os responsáveis acrescentam artigos e documentos por e-mail.`,
  commandHint: 'Servem para rascunhos, artigos e respostas do e-mail a que responde.',
  answers: (answers) => count(answers, '# resposta', '# respostas'),
  filed: (questions) => count(questions, '# pergunta sem resposta', '# perguntas sem resposta'),
  kept: (articles) => count(articles, '# artigo guardado', '# artigos guardados'),
  documents: (files) => count(files, '# documento guardado', '# documentos guardados'),
  drafts: (drafts) => count(drafts, '# rascunho', '# rascunhos'),
  sources: 'Fontes',
  open: 'Abrir',
  section: (headings) => headings.join(' › '),
  verified: (day) => `verificado em ${day}`,
  isDue: 'deve ser verificado de novo',
  wrongHint: 'Se a resposta estiver errada, responda «errado» e o responsável fica a saber.',
  notKnown: 'A base de conhecimento não o diz.',
  corrected: (title) => `«${title}» foi corrigido`,
  saidBefore: 'Dizia:',
  saysNow: 'Agora diz:',
  notCorrected: (title, before) =>
    `«${before}» não aparece num único lugar de «${title}», por isso não alterei nada. Corrija-o na página.`,
  notSure: 'Não tenho a certeza de que a base de conhecimento responda a isto.',
  emptyBase:
    'A sua base de conhecimento ainda está vazia. Envie-me o que devo saber ou escreva para o endereço da sua empresa.',
  ownerAsked: (owner) => `Pergunto a ${owner} e escrevo-lhe assim que houver uma resposta.`,
  ownerAskedLater: (owner, when) =>
    `${owner} recebe-a no próximo e-mail com perguntas: ${when}. Escrevo-lhe assim que houver uma resposta.`,
  ownerWasAsked: (owner, people) =>
    `${owner} já tem a pergunta; ${count(people, 'foi feita por # pessoa', 'foi feita por # pessoas')}. Escrevo-lhe assim que houver uma resposta.`,
  onlyFiled: 'Fica registada, e escrevo-lhe assim que houver uma resposta.',
  yourTurn: 'É quem cuida desta base de conhecimento: responda com a resposta e ela passa a rascunho.',
  isDraft: 'É um rascunho.',
  decide:
    'Responda «publicar» para o publicar ou «recusar» para o descartar. Qualquer outro texto toma o seu lugar.',
  waitsForManager: 'Não responde a ninguém até um responsável o aprovar.',
  keepRest: (title) =>
    `O seu e-mail também conta algo. Espera como rascunho «${title}»: responda «publicar» para o publicar ou «recusar» para o descartar.`,
  notKept: 'Só os responsáveis ampliam esta base; o resto do seu e-mail não foi guardado.',
  filesNotKept: 'Só os responsáveis acrescentam documentos; os ficheiros não foram guardados.',
  version: (version) => `versão ${version}`,
  pages: (read, total) => `${read} de ${total} lidas`,
  published: (title) => `«${title}» está publicado`,
  askersTold: (people) =>
    count(people, '# pessoa que perguntou é avisada.', '# pessoas que perguntaram são avisadas.'),
  declined: (title) => `«${title}» foi descartado`,
  undoHint: 'Responda #undo para o anular.',
  verifiedUntil: (title, day) => `«${title}» está verificado; volto a perguntar em ${day}`,
  verifiedForGood: (title) => `«${title}» está verificado`,
  notTrue: (title) =>
    `Reescreva «${title}» na sua página, ou responda com o que falta e será acrescentado no fim.`,
  added: (title) => `Acrescentado a «${title}»`,
  markedWrong: 'Marcada como errada',
  markedRight: 'Marcada como certa',
  wrongTold: (owner) =>
    `${owner} fica a saber, com a sua pergunta, e escrevo-lhe assim que houver uma resposta melhor.`,
  thanks: 'Obrigado: ajuda a encontrá-la de novo.',
  notYours: 'Para isso é preciso ser responsável ou administrador.',
  whatOf: 'Não há aqui rascunho, artigo ou resposta a que isto se possa referir.',
  perhaps: 'Talvez isto ajude',
  settledBy: (title) => `«${title}» passa a responder-lhe`,
  passedTo: (name) => `Pergunto a ${name}`,
  nobodyNamed: (name) =>
    `Não sei quem é «${name}». Responda «pergunta a» com o nome completo, ou escreva a resposta.`,
  whichArticle: 'A que artigo se refere? Responda «está no artigo» com o título, ou escreva a resposta.',
  ownerWays: 'Para a passar, responda «pergunta a» e um nome. Para a descartar, responda «recusar».',
  whichQuestion: 'A que pergunta responde isto? Ponha o número à frente, por exemplo «2: No portão 2.»',
  whyAsked:
    'É-lhe perguntado porque cuida desta parte da base de conhecimento. Para passar uma pergunta, responda «pergunta a» e um nome.',
  stillOpen: 'A pergunta a que responde continua à espera da sua resposta.',
  line: 'Base de conhecimento',
  footer: 'Responda `#stop` para não saber mais disto.',
  somebodyOutside: 'Alguém de fora',
  question: {
    saidWrong: 'a resposta estava errada',
    subjectMany: (questions) => count(questions, '# pergunta para si', '# perguntas para si'),
    introMany: 'Perguntaram o que a base de conhecimento não diz.',
    replyMany:
      'Responda com o número e a resposta, por exemplo «2: No portão 2.», uma por baixo da outra. Cada uma passa a rascunho e, assim que for aprovado, quem perguntou é avisado.',
    subject: (question) => `Uma pergunta para si: ${question}`,
    subjectWrong: (question) => `Uma resposta errada: ${question}`,
    intro: (asker) => `${asker} pergunta algo que a base de conhecimento não diz.`,
    introWrong: (asker) => `${asker} diz que a resposta a isto está errada.`,
    asked: 'Pergunta:',
    answered: 'A resposta foi:',
    people: (people) => count(people, 'Foi feita por # pessoa.', 'Foi feita por # pessoas.'),
    reply:
      'Responda a este e-mail com a resposta. Passa a rascunho e, assim que for aprovado, quem perguntou é avisado.',
    open: 'Responder na página',
  },
  answer: {
    subject: (question) => `Respondida: ${question}`,
    intro: 'A sua pergunta já tem resposta.',
  },
  draft: {
    subject: (title) => `Um rascunho por aprovar: ${title}`,
    intro: (author) => `${author} escreveu um rascunho para a base de conhecimento.`,
    answers: 'Responde a:',
  },
  verify: {
    subject: (title) => `Isto ainda é verdade? ${title}`,
    intro: (day) => `É responsável por este artigo, que devia ser verificado em ${day}.`,
    reply:
      'Responda «ainda é verdade» se for. Se não, altere-o na sua página, ou responda com o que falta e será acrescentado no fim.',
    last: (day) => `Verificado pela última vez em ${day}.`,
  },
}
