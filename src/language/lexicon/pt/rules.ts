// How Portuguese rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const portuguese: RuleWords = {
  code: 'pt',
  cues: {
    when: 'quando, se, sempre que, cada vez que, assim que, que, cujo',
    consequence: 'entao, senao, caso contrario',
    unless:
      'exceto, exceto se|quando, salvo, salvo se, a menos que, a nao ser que, mas nao, menos, com excecao de',
    either: 'quer seja',
    or: 'ou',
    and: 'e, mais, bem como, +, &',
    mails:
      'mail, mails, email, emails, e-mail, e-mails, mensagem, mensagens, correio, tudo, toda, todo, todos, todas, cada, coisas, qualquer, todos os emails, todas as mensagens, tudo o',
    tasks: 'tarefa, tarefas',
    not: 'nao, nunca, jamais, nenhum, nenhuma, nada, deixa de, pare de, para de',
    from: 'de, do, da, dos, das, enviado|enviados por, enviada|enviadas por, vem de, vindo|vindos de, remetente, o remetente e, vindas de',
    outside: 'fora de, de fora de',
    writes:
      'escreve, escrevem, envia, enviam, me envia, manda, me manda, nos envia, nos escreve, me escreve, encaminha',
    sentTo:
      'enviado|enviados|enviadas|dirigidos para, enviado|enviados|enviadas|dirigidos a, para o endereco',
    subject: 'no assunto, assunto, com assunto, com o assunto, o assunto, cujo assunto',
    says: 'menciona, mencionam, mencionem, contem, contenham, diz, dizem, diga, sobre, acerca de|do|da, relacionado|relacionados com, com a palavra, com as palavras, a palavra, trata|tratam de, fala|falam de, a respeito de|do|da',
    asks: 'pede, pedem, pedir, pergunta por|sobre, perguntam por|sobre, perguntas sobre, pergunta, solicita, solicitam, pedidos de, quer saber',
    anybody: 'alguem, qualquer pessoa, um cliente, os clientes, clientes, a gente, as pessoas',
    newsletter: 'newsletter, newsletters, boletim, boletins, publicidade',
    invitation: 'convites de calendario, convites de agenda, convites para reunioes, convites',
    autoreply: 'respostas automaticas, mensagens de ausencia, resposta automatica',
    copied: 'so em copia, apenas em copia, somente em copia, em copia, so em cc, em cc',
    attached: 'anexo, anexos, com anexo, com anexos, com um anexo, em anexo, anexado, anexada',
    weekend:
      'no fim de semana, fim de semana, fins de semana, aos fins de semana, ao fim de semana, sabado ou|e domingo, aos sabados e|ou domingos',
    after: 'depois das, apos as, depois de',
    before: 'antes das, antes de',
    undated: 'sem data, nenhuma data, sem prazo, nao ha data, nao tem data, nenhum prazo',
    unassigned: 'sem responsavel, a ninguem, nao atribuidas, nao atribuida',
    goes: 'vai para, vao para, deve ir para, devem ir para, e para, sao para, pertence|pertencem a, da a, passa para, cabe|cabem a',
    into: 'no projeto, na, no, em, ao projeto, vai|vao para o projeto, para o projeto, dentro de, arquiva em, poe no, poe no projeto',
    project: 'projeto, o projeto, do projeto',
    to: 'para, ao, a, para o, para a',
    high: 'prioridade alta, alta prioridade, urgente, urgentes, alta, prioridade maxima, maxima prioridade, muito importante, e|sao importante|importantes',
    normal: 'prioridade normal, prioridade media, normal, media',
    low: 'prioridade baixa, baixa prioridade, baixa, nao urgente, nao urgentes, pouco urgente, pode esperar, podem esperar, nao e|sao urgente|urgentes, pouca prioridade',
    priority: 'prioridade',
    assign:
      'atribui a, atribua a, atribui, atribua, atribuir a, atribuido|atribuidos a, encarrega, entrega a, atribui-os a, atribui-as a',
    takes:
      'trata disso, trata deles, cuida disso, cuida deles, ocupa-se, encarrega-se, recebe, os recebe, fica com, fica com eles, resolve, deve tratar, trata',
    me: 'mim, me',
    copy: 'poe em copia, ponha em copia, copia, inclui, inclua, envolve, envolva, adiciona, chama, coloca em copia, em copia para',
    too: 'tambem, igualmente, alem disso',
    forward: 'encaminha para, encaminhe para, reencaminha para, encaminhar para, encaminha-os para',
    label:
      'etiqueta, marcador, com a etiqueta, a etiqueta, etiqueta-os como|com, etiquetar como|com, poe a etiqueta, rotulo',
    due: 'prazo, vence, vencem, vencimento, data limite, com prazo, para entregar, o prazo e, com vencimento',
    within: 'em, dentro de, no prazo de, de, daqui a',
    day: 'dia, dias',
    week: 'semana, semanas',
    workday: 'dia util, dias uteis',
    tomorrow: 'amanha, no dia seguinte, o dia seguinte, dia seguinte',
    monthEnd: 'fim do mes, no fim do mes, ao fim do mes, final do mes, no final do mes, ultimo dia do mes',
    ignore: 'ignora, ignore, ignorar, ignora-os, salta, deixa em paz, sem tarefas, nenhuma tarefa',
    suggest:
      'so sugerir, sugere apenas, apenas sugerir, so sugestoes, apenas sugestoes, apenas como sugestao, so propor, apenas sugere',
    daily: 'diario, diaria, por dia, uma vez por dia, cada dia, todos os dias',
    weekly: 'semanal, por semana, uma vez por semana, cada semana, todas as semanas',
    digest: 'resumo, resumos, sintese',
    away: 'estou de ferias, estarei de ferias, estou fora, estarei fora, estou ausente, estarei ausente, estou de licenca, estou doente, as minhas ferias, minhas ferias, a minha ausencia, minha ausencia, durante as minhas ferias, durante a minha ausencia, enquanto estou|estiver fora, de ferias, nao estou, nao estarei, enquanto eu estiver fora',
    awayFirst: 'fora, ausente',
    mine: 'as minhas tarefas, minhas tarefas, os meus emails, meus emails, o meu trabalho, as minhas coisas, tudo o que e meu, os meus, as minhas',
    delegate: 'o meu substituto e, a minha substituta e, substituto, substituta, delega em',
    covers: 'me substitui, substitui-me, cobre-me, me cobre, fica no meu lugar, assume o meu lugar, assume',
    noReminders:
      'sem lembretes, nao quero lembretes, nenhum lembrete, suspende os|meus lembretes, pausa os lembretes, para os lembretes, nao me lembres de nada, desliga os lembretes, chega de lembretes, suspende os meus lembretes',
    noTasks:
      'nao me atribuas nada, nao me atribua nada, nao me des tarefas, nenhuma tarefa para mim, sem tarefas novas, nao me de tarefas',
    onReturn: 'quando eu voltar, no meu regresso, quando voltar, quando regressar',
    ends: 'a minha ausencia termina, minha ausencia terminou, termina a minha ausencia, fim da minha ausencia, as minhas ferias acabaram',
    back: 'de volta, estou de volta, volto, regresso, ja voltei, volto a',
    until: 'ate, ate ao, ate a, ate o',
    term: 'de, do, desde, entre, durante, nos, nas, por, a partir de',
    impossible:
      'paga, pague, apaga, apague, elimina, elimine, responde, responda, compra, encomenda, liga, traduz, imprime, assina, aprova, transfere, reserva, aceita, bloqueia',
    telling: 'disse, dizia, contou-me, tinha dito',
    question: 'porque, por que, quem, qual, onde, quantos',
    request: 'podes, pode, poderia, podias',
    vague:
      'coisas importantes, os importantes, emails importantes, mensagens importantes, o importante, o urgente, coisas urgentes, no topo, em cima, os chatos, certos, certas, alguns emails',
    aside: 'sao so, sao apenas, em vez de, porque sao, pois sao',
    noise:
      'o, a, os, as, um, uma, uns, umas, meu, minha, meus, minhas, nosso, nossa, por favor, obrigado, obrigada, sempre, a partir de agora, de agora em diante, nova regra, regra, deve, devem, ser, e, sao, estao, faz, fazer, faca, cria, criar, crie, poe, com, automaticamente, logo, diretamente, vai, vao, vem, chegam, chega, quero, queria, gostaria, tem, ha, lhe, entretanto, enquanto isso, ficam, fica',
  },
  leads: 'a partir de agora, de agora em diante, doravante, nova regra, regra, daqui em diante, no futuro',
  numbers: 'um|uma, dois|duas, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze',
  weekdays:
    'segunda|segunda-feira|segundas, terca|terca-feira|tercas, quarta|quarta-feira|quartas, quinta|quinta-feira|quintas, sexta|sexta-feira|sextas, sabado|sabados, domingo|domingos',
  articles: 'o, a, os, as, um, uma, meu, minha, nosso',
  links: 'de, do, da, dos, das, em, no, na, com',
  files:
    'pdf|pdfs, spreadsheet|folha de calculo|folhas de calculo|planilha|excel, image|imagem|imagens|foto, zip|zips, word document|documento word|documentos word, presentation|apresentacao|apresentacoes',
}
