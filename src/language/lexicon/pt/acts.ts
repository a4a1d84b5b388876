// How Portuguese replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const portuguese: ReplyLanguage = {
  code: 'pt',
  words: {
    done: 'feito, feita, feitos, feitas, pronto, pronta, prontos, prontas, conclu*, terminad*, acabad*, finalizad*, completad*, completo, fechad*, resolvid*, tratad*, entregue*, enviad*, confirmad*, assinad*, seguiu, seguiram, foi, foram, ja esta, ja estao, esta feito, despachad*, no ar, arrumad*, risca*, riscar, marcar como, dar como, dou como, em dia, saiu, sairam, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'comec*, iniciad*, inici*, arranc*, em curso, em andamento, a trabalhar, trabalhando, estou a, a meio, metade, rascunho, primeira versao, avanc*, ja vou, em progresso, ate agora, por enquanto, meti',
    part: 'metade, parte, em parte, parcialmente, alguns, algumas, falta, faltam, faltando, nem todos, nem todas, %, por cento, um terco, so, apenas, resta, restam, de',
    waiting:
      'espera, esperando, a espera, aguard*, aguardo, em espera, bloquead*, parad*, pres*, empanc*, emperrad*, suspens*, depend*, ate que, enquanto nao, sem resposta, nao respond*, nao chegou, nao chegaram, nao posso avancar, nao consigo, nao da para, impossivel, pendente*, travad*, ainda nada, primeiro preciso, em stand-by',
    free: 'desbloquead*, ja nao espero, ja nao esta bloquead*, podemos continuar, podemos avancar, posso avancar, luz verde, finalmente chegou, retom*, destravad*',
    off: 'cancel*, anul*, esquec*, deixa, deixem, deixar, deixamos, elimin*, retir*, risc*, tira, tirar, tirem, apag*, ja nao e preciso, ja nao e precis*, nao e preciso, nao e precis*, nao precisa, nao precisamos, ja nao, desnecessari*, dispens*, desist*, abandon*, nao vale a pena, sem efeito, afinal nao, afinal, fica sem, nao se faz, fora da lista, descart*, escus*, poupamos, deixou de',
    open: 'reabr*, reabert*, outra vez, de novo, afinal nao, enganei-me, me enganei, correcao, corrig*, refazer, voltou, volta, do zero, desfazer, retiro',
    move: 'mover, move, movam, adi*, adiar, adiad*, posterg*, antecip*, pass*, muda*, mudar, prolong*, atras*, empurr*, estend*, remarc*, em vez, so, nao antes, preciso ate, da-me ate, deem-me ate, me da ate, mais tempo, prazo, data, para o dia, para dia, ate, melhor, no minimo, fica para, entreg*, coloc*, ponha*, poe',
    later: 'mais tarde, depois, mais, atraso, seguinte, adicional',
    earlier: 'antes, mais cedo, antecip*, cedo',
    deadline: 'prazo, prazos, data, datas, data limite, limite, vencimento, entrega, deadline',
    take: 'trato, trata, tratar, tratam, eu trato, fico, fica, ficar, ficam, assumo, assume, assumir, pego, pega, pegar, faco, faz, fazem, fazer, fara, farei, encarrego, encarrega, encarreg*, cuido, cuida, cuidar, ocupo, ocupa, no meu lugar, no seu lugar, em vez de mim, por mim, por ele, por ela, substitu*, responsavel, oferec*, compra, manda, envia, liga, prepara, leva, levo',
    give: 'atribu*, reatribu*, da, dar, dou, damos, passa*, passo, entreg*, deleg*, transfer*, deixa, deixo, a partir de agora, agora e, cabe, pertence, com o, com a, fica com',
    swap: 'troc*, trocar, intercambi*, inver*, vice-versa, ao contrario, em troca',
    quit: 'nao posso mais, nao vou conseguir, nao consigo, outra pessoa, alguem, doente, ferias, de baixa, ausente, sem tempo, de fora',
    share:
      'juntos, juntas, em conjunto, partilh*, divid*, com, ajud*, uma mao, a dois, os dois, connosco, comigo',
    urgent:
      'urgent*, urgencia, prioridade, prioritari*, primeiro, quanto antes, important*, critic*, crucial, ja, imediat*, asap, antes de tudo, alta, maxima, pressa',
    calm: 'nao e urgente, nao urgente, sem pressa, nao ha pressa, com calma, pode esperar, podem esperar, quando puderes, quando puder, ja nao e urgente, menos urgente, menos important*, baixa, tranquil*, nao e prioritari*, nao tem pressa',
    rename: 'renome*, chama*, chamar, chama-se, titul*, titulo, nome, rebatiz*, deve ler-se, designa*',
    merge:
      'junt*, unir, fund*, combin*, agrup*, a mesma coisa, o mesmo, duplicad*, repetid*, faz parte, parte de, inclu*, integr*, num so, numa so',
    add: 'tambem, alem disso, outra coisa, mais uma, mais um, outro, outra, novo, nova, acrescent*, adicion*, ja agora, esqueci-me, me esqueci, na lista, a lista, falta na lista, ainda',
    keep: 'fica*, continua*, mant*, igual, como combinado, como previsto, como esta, sem alterac*, a tempo, no prazo, nao muda, mesm*, inalterad*',
    not: 'nao, nunca, nada, nenhum*, ninguem, nem, sem, ja nao, ainda nao',
    unsure:
      'talvez, se calhar, acho, penso, creio, suponho, parece, provavelmente, possivelmente, deve, devem, deveria, poderia, seria, espero, oxala, tomara, nao sei, nao tenho certeza, em principio, em teoria, julgo, teria, imagino',
    heard:
      'dizem, diz, disseram, disse-me, me disseram, ouvi, ouvi dizer, segundo, ao que parece, pelos vistos, rumor*, consta, contaram',
    if: 'se, caso, a menos, a nao ser, desde que, senao, no caso',
    once: 'quando, assim que, logo que, uma vez, depois de, ate que, antes de, entao',
    will: 'vou, vai, vamos, vao, amanha, em breve, proxim*, logo, depois, quero, sera, farei, fara, prometo, prometid*, segunda, mais logo',
    should:
      'deve, devo, devem, devemos, tem de, tem que, tenho de, tenho que, temos de, temos que, ha que, e preciso, preciso',
    please:
      'por favor, se faz favor, podes, pode, podem, podias, poderias, poderia, podemos, gostava, gostaria, queria, preciso, precisamos, lembra*, fac*, peco',
    cannot: 'nao posso, nao pode, nao podemos, nao consigo, impossivel, nao e possivel, nao da',
    wish: 'oxala, tomara, seria bom, gostava, quem me dera, adorava',
    ask: 'que, o que, qual, quais, quem, onde, porque, por que, como, quando, quanto, quantos, quantas, ha, alguem, sabes, sabem, pergunta, duvida, devo, sera que',
    joke: 'haha*, ahah*, kkk*, rsrs*, lol, brincadeira, a brincar, brinc*, ;), ;-), 😂, 🤣, 😉',
    almost: 'quase, ainda nao, nao totalmente, em breve, falta pouco, praticamente, prestes',
    already: 'ja, acabei de, acabou de, finalmente, desde, agora, por fim',
    yet: 'ainda, pendente, por fazer',
    before:
      'ontem, hoje, esta manha, ontem a noite, anteontem, ha pouco, na semana passada, de manha, hoje de manha',
    now: 'agora, neste momento, atualmente, hoje, por agora',
    be: 'e, esta, estao, sao, foi, foram, era, estava, sou, estou, sido, fica, seja, somos, estamos',
    have: 'tenho, tem, ter, temos, tinha, hei, ha, haviam',
    i: 'eu, me, mim, meu, minha, meus, minhas, comigo',
    we: 'nos, nosso, nossa, nossos, a gente',
    you: 'tu, te, ti, voce, voces, teu, tua, seu, sua, vos, contigo',
    he: 'ele, ela, lhe, dele, dela, se',
    they: 'eles, elas, lhes, deles, alguem, se',
    it: 'isso, isto, aquilo, este, esta, esse, essa, aquele, aquela, o, a, os, as, disso',
    mine: 'o meu, a minha, os meus, as minhas, da minha parte, do meu lado, pela minha parte, a minha parte, as minhas duas, os meus dois',
    yours: 'o teu, a tua, os teus, as tuas',
    their: 'o dele, a dela, o seu, a sua',
    nobody: 'ninguem, sem responsavel',
    all: 'tudo, todos, todas, toda, todo, cada, o conjunto',
    rest: 'o resto, os outros, as outras, tudo o resto, o restante, os restantes, demais',
    both: 'ambos, ambas, os dois, as duas',
    except: 'exceto, excepto, menos, salvo, fora, tirando, a excecao, com excecao',
    last: 'ultimo, ultima, ultimos, ultimas',
    former: 'o primeiro, a primeira',
    latter: 'o segundo, a segunda',
    item: 'ponto, pontos, numero, numeros, n, nº, no, tarefa, tarefas, item, itens, linha, lista, coisa, coisas',
    same: 'no mesmo dia, o mesmo dia, mesma data, mesmo dia, ao mesmo tempo, mesmo, mesma, como',
    until: 'ate, para, ao, antes de, o mais tardar, no dia, dia, a partir de, so, nao antes',
    day: 'dia, dias, uteis',
    week: 'semana, semanas, quinzena',
    month: 'mes, meses',
    hello: 'ola, oi, bom dia, boa tarde, boa noite, caro, cara, prezado, prezada',
    thanks: 'obrigad*, otimo, perfeito, parabens, excelente, fantastico, muito bem, bom trabalho, fixe, boa',
    agree:
      'ok, esta bem, de acordo, certo, combinado, perfeito, sim, claro, entendido, recebido, sem problema, por mim, tudo bem, beleza, bem',
    and: 'e, ou, mas, enquanto, &',
    because:
      'porque, pois, como, visto, que, assim, gracas a, devido, para que, porem, entao, depois, portanto, pois, contudo, ja',
  },
  counting: {
    joins: 'e',
    ranges: 'a, ao, ate',
    single: 'um, uma, outro, outra',
    fortnight: 'quinzena',
    ordinals: [
      'primeiro, primeira, 1º',
      'segundo, segunda, 2º',
      'terceiro, terceira, 3º',
      'quarto, quarta, 4º',
      'quinto, quinta, 5º',
      'sexto, sexta, 6º',
      'setimo, setima',
      'oitavo, oitava',
      'nono, nona',
      'decimo, decima',
    ],
    numbers: ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  },
  past: {
    words:
      'deu-me, deram-me, feito, feita, feitos, feitas, fiz, fez, fizemos, posto, posta, pus, pos, trouxe, fui, foi, dei, deu, disse, veio, vim, escrito, escrita, visto, vista, aberto, aberta, entregue, entregues, pago, paga, pagos, ganho, gasto, impresso, impressa, impressos, eleito, aceite, aceito, limpo, preso, liguei, comprei, mandei, enviei, paguei, reservei, assinei, entreguei, falei, marquei, tratei, acabei, recebi, pedi',
    endings: 'ado, ada, ados, adas, ido, ida, idos, idas, ei, ou, aram, eram, iram, amos, imos',
    openings: '',
    closings: '',
    never:
      'lado, estado, mercado, sabado, partido, pedido, pedidos, medida, entrada, entradas, comida, bebidas, vestido, sentido, vou, sou, estou, lei, sei, farei, serei, irei, outrou, vamos, estamos, temos, demasiado, saida, eram',
  },
  presence: 'livre, livres, disponivel, ausente, ferias, reservado, reservada, ocupado, ocupada',
  others: 'outra pessoa, alguem mais, outro colega, outra colega',
  maybe: 'talvez, quem sabe',
  butRather: 'mas, e sim, mas sim',
  insteadOf: 'no lugar de, em vez de, em lugar de',
  drops: 'esqueca, esquece, esquecam, deixa de lado, deixem de lado, risca',
  statements: {
    behind: 'de, do, da, dos, das, com, para, ao',
    arrives: 'chega, chegam, chegara, e entregue',
    orders: 'encomendar, comprar',
    away: 'ferias, de viagem, doente, fora, ausente, baixa, fechado, fechada, fechados, de volta',
    forgot: 'esqueci, esqueceu, esquecido, esqueci-me, me esqueci',
    crosses: 'marca como feito, da como feito',
    noTask: 'nao e uma tarefa, nao era uma tarefa, nao e tarefa',
  },
  infinitives: { first: 'ar, er, ir, or', last: '' },
  sameWork: `
    envi*, mand*, entreg*, remet*, encaminh*, submet*, segui*
    reserv*, alug*, contrat*, organiz*, marc*
    lig*, telefon*, contact*, fal*, pergunt*, avis*, inform*
    repar*, arranj*, consert*, corrig*, resolv*
    escrev*, escrit*, redig*, prepar*, cri*, fazer, feit*, elabor*, mont*
    rev*, verific*, test*, confer*, aprov*, ler, lido, valid*
    atualiz*, mud*, alter*, ajust*, traduz*, tradu*
    compr*, encomend*, pedir, pedid*, busc*, levant*, adquir*
    pag*, transfer*, fatur*, liquid*
    public*, imprim*, impress*, coloc*, anunci*
    limp*, arrum*, esvazi*, retir*
    instal*, mont*, pint*, pendur*
    assin*, rubric*`,
  small:
    'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, por, pelo, pela, para, com, sem, e, ou, mas, que, nao, esta, estao, sao, foi, ja, se, me, te, lhe, eu, tu, ele, ela, meu, minha, seu, sua, este, esta, isso, isto, ao, aos, como, mais, muito, tambem, hoje, amanha, ontem, ainda, so, tenho, tem, ha, obrigado, obrigada, ola, quando, porque, ate, depois, voce, agora',
}
