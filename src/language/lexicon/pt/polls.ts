// How Portuguese speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const portuguese: PollWords = {
  code: 'pt',
  classes: {
    yes: 'agrada me|gosto mais|a mais bonita|o mais bonito|adoro|nada contra|nao tenho nada contra|nada a opor|sim|claro|claro que sim|esta bem|tudo bem|bem|otimo|perfeito|ok|de acordo|concordo|da|da-me jeito|convem|convem-me|pode ser|posso|podia|possivel|disponivel|livre|serve|prefiro|quero|escolho|fico com|voto em|voto por|voto|a favor|aprovo|aprovado|aprovada|aceito|autorizo|autorizado|sem problema|sem objecoes|nenhuma objecao|com prazer|gosto|ideal|excelente|avancem|avante|luz verde|por mim sim|porque nao|com certeza|conta comigo|contem comigo|funciona|combinado|bom|boa',
    no: 'dispenso|passo|nao|nao posso|nao da|nao me da jeito|impossivel|nao e possivel|indisponivel|ocupado|ocupada|de ferias|fora|ausente|recuso|rejeito|rejeitado|rejeitada|contra|discordo|nao concordo|nao aprovo|nunca|melhor nao|mal|tarde demais|cedo demais|caro demais|lamento|de modo nenhum|nem pensar|nao consigo|desculpem|em viagem|preferia nao|prefiro nao|de preferencia nao|evitar|sem hipotese',
    maybe:
      'como segunda escolha|como segunda opcao|em alternativa|dificil|complicado|ainda nao|talvez|se for preciso|se necessario|se tiver de ser|em ultimo caso|eventualmente|nao tenho a certeza|nao sei|depende|se nao houver outra|possivelmente|se calhar|com dificuldade|se der|em caso de necessidade|em caso de emergencia|em caso de urgencia|em ultimo recurso|em ultima instancia|como ultimo recurso|como ultima opcao|como ultima hipotese|na pior das hipoteses|no pior dos casos|em caso extremo',
    not: 'nao|nem|nunca|sem|nenhum|nenhuma',
    rather:
      'de preferencia|preferencialmente|preferia|prefiro|melhor|o meu favorito|a minha favorita|favorito|primeira escolha|sobretudo',
    than: 'em vez de|em lugar de|do que',
    only: 'so|apenas|somente|unicamente|exclusivamente',
    all: 'a qualquer hora|em qualquer altura|quando quiserem|o dia todo|todos|todas|tudo|qualquer|qualquer um|qualquer uma|qualquer dia|todos os dias|os dois|as duas|os tres|as tres|ambos|ambas|todas as datas',
    sorry: 'lamento|desculpem|desculpa',
    both: 'os dois|as duas|ambos|ambas',
    none: 'nenhum|nenhuma|nenhum deles|nenhuma delas|nada|nenhuma data|nenhum dia',
    except:
      'exceto|excepto|menos|salvo|mas nao|a excecao de|tirando|fora|so nao|mas nao na|mas nao no|menos na|menos no',
    rest: 'o resto|resto|os outros|as outras|os restantes|as restantes|tudo o resto|os outros dias|de resto',
    indifferent:
      'tanto faz|e-me indiferente|indiferente|como quiserem|o que quiserem|sem preferencia|abstenho-me|abstencao|decidam voces|por mim tanto faz',
    self: 'eu',
    compares: 'acima de|abaixo de|melhor que|a frente de|empatados|empatadas|igual',
    busy: 'treino|aula|aulas|medico|dentista|criancas|filhos|casamento|funeral|aniversario|concerto|exame|turno|feira|com um cliente|no estrangeiro|curso|reuniao|consulta|compromisso|viagem|formacao|folga',
    decided: 'aprovou|ja aprovou|rejeitou|votou|concorda|esta de acuerdo|esta de acordo|esta contra',
    always: 'sempre',
    and: 'e|&|mais|assim como|bem como|nao so|nao apenas',
    or: 'ou|ou entao',
    but: 'mas|porem|contudo|embora|no entanto',
    also: 'tambem|alem disso|ainda',
    correction:
      'mudanca de planos|mudanca de plano|nao espera|espera|esperem|alias|quer dizer|queria dizer|quero dizer|na verdade|corrijo|correcao|pensando melhor|desculpa|afinal|ou melhor|mudei de ideias|mudo o meu voto|digo|nao melhor',
    condition:
      'com alteracoes|com reservas|com condicoes|se|so se|desde que|contanto que|na condicao de|com a condicao de|a menos que|a nao ser que|mas so se|enquanto|caso|apenas se',
    otherwise: 'senao|caso contrario',
    because: 'porque|pois|ja que|visto que|como|devido a|uma vez que|que fica',
    article: 'o|a|os|as|um|uma|numero|n|do|da|no|na|por|para|ao|a|meu|minha|em|de|dos|das',
    is: 'e|sao|seria|esta|estao|eu|mim|me|por mim|para mim|o meu voto|o meu voto e|voto|vou|fica|vai|seriam|acho|vou pela|vou pelo|fico com',
    please: 'por favor|obrigado|obrigada|da minha parte|se faz favor',
    option: 'opcoes|numeros|propostas|opcao|numero|escolha|proposta|resposta|alternativa|hipotese|letra',
    away: 'ja nao trabalho|nao trabalho mais|ja nao faco parte|nao faco mais parte|licenca parental|licenca de maternidade|fora do escritorio|ausente do escritorio|resposta automatica|estou ausente|de ferias ate|ausente ate|estou de ferias',
    last: 'ultimo|ultima|o ultimo|a ultima|ultima opcao',
    lastRank: 'por ultimo|em ultimo|em ultimo lugar|por fim|no fim|finalmente|o que menos',
    after:
      'depois de|depois das|a partir das|a partir de|desde|apos|nao antes das|nao antes de|nao antes da|nao antes do',
    before: 'antes das|antes de|ate|ate as|nao depois das',
    morning: 'manha|de manha|da manha|manhas|pela manha',
    afternoon: 'tarde|a tarde|da tarde|tardes|pela tarde',
    evening: 'noite|a noite|da noite|noites',
    same: 'como|o mesmo que|a mesma que|igual a|igual ao|o que diz|concordo com|o mesmo voto que|estou com|tal como|a mesma coisa que|+1 a|o que quer|o que o|o que a',
    behalf:
      'em nome de|em nome do|em nome da|da parte de|por nos dois|nos os dois|tambem vota|por procuracao|votamos os dois',
    relative:
      'colega|mulher|marido|chefe|companheiro|companheira|filho|filha|irmao|irma|amigo|amiga|mae|pai|equipa|assistente|namorada|namorado',
    votes:
      'dizem|querem|preferem|gosta|preferia|diz|quer|vota|escolhe|prefere|fica com|gostava|esta a favor|acha|pode|escolheu|disse|aprova|gostaria|vai',
    later:
      'recebido|tenho de perguntar|tenho de falar|vou perguntar|vou ver|deixa-me|deixem-me|falo primeiro|respondo|vou responder|digo-vos|depois digo|vejo|vou ver|mais tarde|tenho de ver|tenho que ver|depois confirmo|vou pensar|ja digo|amanha respondo|confirmo depois',
    close: 'fecha|fechar|fechem|encerra|encerrar|encerrem|termina|terminar|acabar',
    results: 'resultados|resultado|quem votou|quem falta|como esta|ponto de situacao|estado',
    remind: 'lembra|lembrete|lembrar|recorda|manda um lembrete',
    open: 'votar agora|comecar a votacao|envia|enviar|manda|avanca|publica|lanca|lancar|sim|perfeito',
    reopen: 'reabre|reabrir|abrir de novo|abre outra vez|reabram',
    extend:
      'prolonga|prolongar|estende|estender|adia o prazo|ate|prazo|mais dias|prorroga|prorrogar|alarga o prazo',
    add: 'adiciona|adicionar|acrescenta|acrescentar|outra opcao|nova opcao|mais uma opcao|junta',
    more: 'mais|outros|adicionais',
    ask: 'votem|votar|votacao|escolham|escolher|sondagem|inquerito|da jeito|vos da jeito|preferem|a vossa escolha|o vosso voto|gostam|indiquem|convem|da-vos jeito|enquete|melhor|vota|decidam|o que vos da jeito|digam me|o que acham|o que preferem|o que vos convem',
    which: 'que|qual|quais|onde|quando|quem|como|quanto|aonde',
    shall:
      'devemos|deviamos|queremos|podemos|fazemos|vamos|compramos|aprovam|estao|querem|podem|mudamos|ficamos|marcamos|concordam|aceitam|e|passamos|adiamos|mantemos|comecamos|vao|conseguem|reservamos|contratamos|tem|deve',
    every:
      'todos|todas|nos|voces|vos|equipa|pessoal|toda a gente|malta|gente|amigos|colegas|cada um|nosso|nossa|vossa',
    poll: 'faz uma sondagem|uma sondagem|sondagem sobre|uma votacao sobre|votacao sobre|cria uma sondagem|um inquerito sobre|lanca uma sondagem|faz uma votacao|uma enquete|fazer uma sondagem',
    pickMany:
      'varias|varios|mais do que uma|mais do que um|mais de uma|todas as que|todos os que|escolha multipla|quantas quiserem|ate tres|ate duas|multipla escolha|multiplas respostas',
    pickOne: 'so uma|so um|apenas uma|apenas um|um voto',
    rank: 'ordenem|ordenar|ordene|ordem|classifiquem|por ordem|ordem de preferencia|por preferencia|ranking|do melhor para|por prioridade',
    yesOrNo: 'sim ou nao|sim/nao|a favor ou contra',
    approve:
      'aprovar|aprovacao|aprovam|autorizar|autorizacao|vossa aprovacao|aprovem|dar o aval|peco aprovacao|peco a aprovacao|luz verde',
    mustApprove: 'deve aprovar|devem aprovar|tem de aprovar|tem que aprovar|tem de assinar|deve assinar',
    deadline:
      'ate|antes de|antes do|prazo|o mais tardar|data limite|fecha|encerra|termina|acaba|ate ao dia|ate ao|ate a|encomendo|vou encomendar|tenho de encomendar|reservo|tenho de reservar|decido|fecha na|fecha no',
    anonymous:
      'anonimo|anonima|voto secreto|em segredo|secreta|secreto|sem nomes|ninguem vera quem|ninguem sabera quem|anonimamente',
    hidden:
      'resultados no fim|resultados depois|resultados escondidos|esconder os resultados|ocultar os resultados|nao mostrar os resultados|resultados so|sem resultados parciais|resultados apenas',
    quorum: 'pelo menos|no minimo|quorum|minimo|um minimo de',
    answers: 'votos|respostas|votantes|pessoas|participantes|votar',
    onlyThey: 'so|apenas|podem votar|votam|pergunta so|votar|somente',
    majority: 'maioria|a maioria decide|maioria simples|maioria absoluta|mais de metade',
    unanimous: 'unanimidade|por unanimidade|unanime|todos tem de|todos devem|todos temos de|consenso',
    request:
      'podes|pode|poderias|envia-me|manda-me|tens|sabes|alguem|posso|consegues|precisas|quem tem|quem sabe|alguem sabe',
    offer:
      'proponho|sugiro|propomos|sugerimos|as opcoes sao|podemos escolher entre|poderiamos|podiamos|pensei em|ate agora temos|ate agora',
    ideas:
      'ideias por favor|alguma ideia|ideias para|tem ideias|outras ideias|mais ideias|sugestoes por favor|alguma sugestao|sugestoes para|outras sugestoes|as vossas ideias|as vossas sugestoes|suas ideias|sugiram|proponham|acrescentem',
    smallTalk: 'como estas|como esta|tudo bem|como vai|como estao|que tal',
    times:
      'data|datas|dia|dias|noite|noites|hora|horas|horario|quando|tarde|manha|fim de semana|semana|reuniao',
  },
  ordinals:
    'primeiro/primeira/em primeiro/em primeiro lugar/1o/1a, segundo/segunda opcao/segunda escolha/em segundo/em segundo lugar/2o/2a, terceiro/terceira/em terceiro/em terceiro lugar/3o/3a, quarto/quarta opcao/em quarto, quinto/quinta opcao/em quinto, sexto/sexta opcao, setimo/setima, oitavo/oitava, nono/nona, decimo/decima',
  numbers: 'um, dois/duas, tres, quatro, cinco, seis, sete, oito, nove, dez, onze, doze',
  weekdays:
    'segunda/segunda-feira/segundas/seg, terca/terca-feira/tercas/ter, quarta/quarta-feira/quartas/qua, quinta/quinta-feira/quintas/qui, sexta/sexta-feira/sextas/sex, sabado/sabados/sab, domingo/domingos/dom',
  ifNeedBe: {
    when: 'se|quando|caso',
    need: 'for preciso|for mesmo preciso|for realmente preciso|for necessario|for mesmo necessario|for realmente necessario|for absolutamente necessario|for estritamente necessario|for indispensavel|for inevitavel|necessario|mesmo necessario|estritamente necessario|absolutamente necessario|preciso|precisar|precisarem|tiver de ser|tiver que ser|tiver mesmo de ser|tiver mesmo que ser|nao houver outra|nao houver outra opcao|nao houver outra hipotese|nao houver outra possibilidade|nao houver outra solucao|nao houver outra alternativa|nao houver outro remedio|nao houver outro jeito|nao houver alternativa|nao houver mais nada|nao houver nada melhor|nao ha outra|nao ha outra opcao|nao ha alternativa|nao tiver outra|nao tiver outra opcao|nao tiver outro jeito|nao tiver jeito|nao der outro|nada mais der|nada mais servir|nenhum outro der|seja preciso|seja necessario|seja mesmo necessario|nao haja outra|nao haja alternativa|nao puder ser de outra forma|nao puder ser evitado|eu tiver de|tivermos de',
  },
  ranges: {
    since: 'a partir de|desde',
    from: 'de|da',
    to: 'a|ate|ate a|ao',
    on: 'em diante',
    between: 'entre',
  },
  kinds: {
    single: 'uma|uma so|unica|escolha unica',
    multiple: 'varias|multipla|escolha multipla|varias opcoes',
    ranked: 'classificacao|ordem|ordenar|ranking',
    yes_no: 'sim nao|sim ou nao',
    approval: 'aprovacao|aprovar',
    schedule: 'data|datas|horario|horarios|reuniao',
  },
  kindFrame: 'e|a|o|por favor|sondagem|votacao|enquete|como|de',
}
