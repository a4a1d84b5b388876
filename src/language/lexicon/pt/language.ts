// Portuguese: its closed classes and the set phrases of asking, promising and labelling.
import { conjugated } from '../conjugation.ts'
import type { Language } from '../language.ts'

const ENDINGS = {
  ar: {
    order: 'a e em ai',
    present: 'a o am as amos ara arao arei',
    past: 'ou aram ava',
    participle: 'ado ada ados adas',
    going: 'ando',
  },
  car: {
    order: 'ca que quem cai',
    present: 'ca co cam cara carei',
    past: 'cou caram quei',
    participle: 'cado cada cados',
    going: 'cando',
  },
  gar: {
    order: 'ga gue guem gai',
    present: 'ga go gam gara garei',
    past: 'gou garam guei',
    participle: 'gado gada gados',
    going: 'gando',
  },
  er: {
    order: 'e a am ei',
    present: 'e o em es emos era erei',
    past: 'eu eram ia',
    participle: 'ido ida idos idas',
    going: 'endo',
  },
  ir: {
    order: 'e a am i',
    present: 'e o em es imos ira irei',
    past: 'iu iram ia',
    participle: 'ido ida idos idas',
    going: 'indo',
  },
}

const VERBS = `
  abrir aceitar adiar adicionar agendar ajudar alterar alugar analisar anotar anular apagar apresentar aprovar arquivar arranjar arrumar
  assegurar assinar atender atualizar actualizar avaliar avisar buscar calcular cancelar carregar cobrar colocar combinar
  comecar comparar completar comprar comunicar conferir/confere,confira,confiram/confere/conferiu/conferido confirmar consertar consultar contactar contatar
  contar contratar controlar convidar convocar coordenar copiar corrigir/corrige,corrija,corrijam/corrige/corrigiu/corrigido cortar cotar criar
  dar/da,de,deem/da,dara/deu/dado decidir definir deixar descarregar desenhar devolver distribuir/distribui,distribua/distribui/distribuiu/distribuido
  dizer/diz,diga,digam/diz/disse/dito editar elaborar eliminar emitir encaminhar encerrar encomendar encontrar entregar entrar enviar escanear
  escolher escrever/escreve,escreva/escreve/escreveu/escrito esclarecer estudar examinar explicar exportar falar faturar fazer/faz,faca,facam/faz,fara,farei/fez/feito
  fechar fixar finalizar fornecer fotografar garantir gerir gravar guardar imprimir incluir/inclui,inclua/inclui/incluiu/incluido indicar
  informar iniciar insistir instalar investigar ir/vai,va/vai,ira/foi/ido juntar lancar lavar ler/le,leia/le,lera/leu/lido
  levantar levar ligar limpar listar mandar manter marcar medir/mede,meca/mede/mediu/medido montar mostrar mover mudar negociar nomear notificar obter/obtem,obtenha/obtem/obteve/obtido
  oferecer ordenar organizar pagar/paga,pague,paguem/paga,pagara/pagou/pago partilhar compartilhar passar pedir/pede,peca,pecam/pede,pedira/pediu/pedido
  pegar pensar perguntar pesquisar pintar planear planejar plantar podar por/poe,ponha/poe,pora/pos/posto postar preencher preparar prever programar
  prolongar propor publicar reagendar rebocar receber reclamar recolher reenviar refazer/refaz,refaca/refaz/refez/refeito registar registrar regar/rega,regue/rega/regou/regado remarcar
  remeter remover renovar reparar repetir repor reservar resolver responder resumir retirar reunir rever/reve,reveja/reve/reviu/revisto revisar
  seguir/segue,siga/segue/seguiu/seguido separar solicitar somar submeter substituir subir supervisionar telefonar testar tirar tomar traduzir/traduz,traduza/traduz/traduziu/traduzido transferir transmitir
  tratar trazer/traz,traga,tragam/traz,trara/trouxe/trazido trocar usar validar vender ver/ve,veja,vejam/ve,vera/viu/visto verificar visitar votar checar alinhar subir baixar cuidar providenciar levantar`

export const portuguese: Language = {
  code: 'pt',
  telling:
    'o a os as um uma de do da dos das que e em no na nos nas para por com nao se mais como mas foi ao aos ele ela ou ser quando muito ha ja esta eu tambem so pelo pela ate isso entre sem mesmo aos seu sua voce voces ola obrigado obrigada abraco boa bom dia tarde segunda terca quarta quinta sexta feira amanha hoje favor pode podes podem temos tem estou vou preciso tudo bem cumprimentos pra nossa nosso minha meu',
  classes: {
    i: 'eu|me|mim|meu|minha|comigo',
    you: 'tu|te|ti|voce|voces|vos|teu|tua|seu|sua|o senhor|a senhora|lhe',
    we: 'nos|a gente|nosso|nossa|connosco|conosco',
    they: 'ele|ela|eles|elas|lhe|lhes|dele|dela',
    subject: 'eu|tu|voce',
    thing: 'isto|isso|aquilo|o|a|tudo|o resto|ambos|este|esta',
    somebody:
      'alguem|algum|alguma|quem pode|quem puder|quem poderia|um de voces|voluntario|voluntarios|quem se encarrega|alguem pode|um de nos',
    nobody: 'ninguem|nenhum|nenhuma',
    everybody: 'todos|todas|a todos|cada um|toda a gente|todo mundo|pessoal|equipa|equipe|ambos|galera',
    can: 'podes|pode|podem|poderias|poderia|poderiam|podias|podiam|voce pode|voce poderia|voces podem|consegue|consegues|conseguem|conseguirias|conseguiria|seria possivel|e possivel|importas te|importa se|da pra|da para|podemos|posso|pode me|se puder|se puderes|se pudesses|queres|quer',
    must: 'deve|devem|deves|devia|deveria|deveriam|tem de|tem que|tens de|tens que|temos de|temos que|teria de|ha que|e preciso|e necessario|sera preciso|era preciso|falta|precisa de|precisam de|precisa|precisam|fica por|esta por|por fazer|cabe a|convem|tera de|tera que|deverao|devera|solicita se|pede se|precisava de',
    will: 'vou|vais|vai|vamos|vao|irei|ira|farei|fara|enviarei|fica de|fico de|ficou de|fiquei de|ficaram de|comprometeu se|comprometo me|pretendo|prometeu|ofereceu se|mandarei|trato de|trata de|combinou|penso',
    is: 'e|sao|sou|es|somos|esta|estao|estou|estas|estamos|era|eram|estava|estavam|foi|foram|seja|seria|sera|ser|estar|sido|parece|ficou|continua',
    have: 'tenho|tens|tem|temos|tinha|tinham|ter|haja|havia|houve|tera',
    do: 'faz|fazer|faco|fazem|feito',
    not: 'nao|nunca|jamais|nenhum|nenhuma|nada|sem|nem|tampouco|ja nao|nao e preciso|nao precisa|nao precisas|em vez de|escusas|escusa de',
    doubt:
      'talvez|se calhar|provavelmente|possivelmente|acho que|acho|creio|penso que|nao sei se|nao tenho certeza|um dia|oxala|espero|em teoria|parece que|quem sabe|eventualmente|poderia ser|teria|imagina|dizem que|sera que|estou a pensar|estamos a pensar',
    if: 'se|caso|desde que|a menos que|salvo se|em caso de|senao|na eventualidade|contanto que|caso contrario',
    when: 'quando|assim que|logo que|depois de|depois|antes de|antes que|enquanto|ate que|sempre que|uma vez|em seguida|apos|durante|mal',
    because:
      'porque|pois|ja que|visto que|uma vez que|como|para que|por isso|portanto|assim|de modo que|devido a|gracas a|dai|entao',
    which: 'que|quem|qual|quais|onde|cujo|cuja',
    that: 'que|se|como|porque',
    and: 'e|&|alem disso|bem como|e depois',
    or: 'ou',
    but: 'mas|porem|contudo|no entanto|exceto|salvo|apenas|so|embora|todavia|menos',
    what: 'que|o que|qual|quando|como|onde|quem|quanto|quantos|quantas|por que|porque|a que horas|cade',
    the: 'o|a|os|as|um|uma|uns|umas|meu|minha|teu|tua|seu|sua|nosso|nossa|este|esta|esse|essa|cada|todos os|todas as|ambos',
    at: 'a|ao|a|aos|as|de|do|da|dos|das|em|no|na|nos|nas|com|por|pelo|pela|para|pra|sobre|entre|desde|ate|sem|segundo|contra|junto',
    by: 'ate|ate ao|ate a|ate o|antes de|antes do|antes da|o mais tardar|no maximo|no maximo ate|prazo|data limite|vence|vencimento|limite|para|para o|ate ao fim|ate o fim|a tempo de|impreterivelmente ate|sem falta ate',
    please:
      'por favor|se faz favor|faz favor|sff|pff|se puder|agradeco que|agradecia que|agradecemos que|agradeceria|agradecia|peco que|peco te que|peco lhe que|pedimos que|pede se|solicito|solicitamos|favor|queira|queiram|seria bom|era bom|seria otimo|gostaria que|gostava que|gostariamos que|preciso que|quero que|faca o favor|tenha a gentileza|por gentileza|gentilmente|peco|pedia te|pedia lhe|venho solicitar|agradeco',
    remind:
      'nao se esqueca|nao te esquecas|nao se esquecam|nao esqueca|nao esquecas|nao esquecam|nao esquecer|lembre se|lembra te|lembrem se|lembrete|lembro que|lembrar|relembro|certifique se|certifica te|assegura te|garante que|garanta que|como esta|como vai|ponto de situacao|alguma novidade|novidades|insisto|atencao a',
    propose:
      'proponho|propomos|podiamos|poderiamos|que tal|deviamos|deveriamos|seria melhor|melhor|sugiro|sugerimos|convinha|vamos|valia a pena|e se',
    need: 'preciso|precisamos|precisava|precisavamos|preciso de|precisamos de|precisa se|falta|faltam|falta me|falta nos|faltam me|espero|aguardo|aguardamos|esperamos|a espera de|a aguardar|quero|queremos|gostava de|gostaria de|procuro|procuramos|necessario|requer|pendente|fico a aguardar|ainda nao recebi|ainda nao recebemos',
    own: 'eu trato|eu trato disso|trato disso|trato eu|trata disso|trata|trata de|tratas|trato de|encarrego me|eu me encarrego|encarrega se|encarregue se|fica encarregado|fica responsavel|ocupo me|ocupa se|eu cuido|cuido disso|cuida|cuida de|cuidas|eu faco|faco eu|faco isso|deixa comigo|deixe comigo|fica comigo|fica contigo|fica a cargo|a cargo de|a meu cargo|responsavel por|responsavel pela|responsavel pelo|e contigo|e com|assume|assumo|por minha conta|por tua conta|da minha parte|da tua parte|deixo contigo|deixo te|conta comigo|pego|pega|leva|levo|traz|fica com|cabe a|por conta de|atribuido a|compete a|vejo eu',
    thanks:
      'obrigado|obrigada|muito obrigado|muito obrigada|obrigadissimo|obrigados|agradecemos|agradecido|parabens|bom trabalho|otimo|optimo|excelente|perfeito|valeu|bem haja',
    sorry:
      'desculpa|desculpe|desculpem|peco desculpa|lamento|lamentamos|infelizmente|perdao|sinto muito|pesames|condolencias|as minhas desculpas',
    wish: 'espero que|esperamos|oxala|tomara|desejo|desejamos|bom fim de semana|bom dia|boa semana|boas ferias|boa sorte|feliz|felicidades|melhoras|as melhoras|boa viagem|ate breve|ate logo|ate amanha|ate ja|forca|boa continuacao|mal posso esperar|aproveita',
    offer:
      'nao hesite|nao hesites|qualquer duvida|se tiver duvidas|se tiveres duvidas|se tiver alguma|ao dispor|a disposicao|ao teu dispor|ficamos ao dispor|se quiseres|se quiser|se quiserem|esta convidado|estao convidados|convidamos|convite|bem vindo|bem vindos|para mais informacoes|contacte nos|quem quiser',
    said: 'diz|disse|disseram|comenta|comentou|pergunta|perguntou|escreve|escreveu|explica|explicou|referiu|mencionou|pensa|segundo|respondeu|garantiu|contou|acha|avisou|informou',
    idle: 'saber|sei|pensar|acho|espero|quero|entendo|entender|estar|estarei|ser|ir|vou estar|venho|vem|vens|volto|ficar|dormir|rir|participar|viajo|estou fora|estarei fora|de ferias|falamos|vemo nos|ver nos|chego',
    manners:
      'em anexo|anexo|segue em anexo|segue|seguem|envio em anexo|junto envio|para teu conhecimento|para conhecimento|para informacao|a titulo de informacao|como combinado|como acordado|conforme combinado|ver abaixo|tenha em conta|tem em conta|informo que|informamos|venho informar|aqui esta|aqui vai|escrevo te|nao responda|a proposito|espero que esteja|espero que estejas|espero que tudo',
    already:
      'ja|ontem|anteontem|a semana passada|na semana passada|o mes passado|esta manha|hoje de manha|ontem a noite|ha pouco|recentemente|entretanto|no outro dia|desde ontem|finalmente',
    still: 'ainda|ainda nao|pendente|pendentes|falta|faltam|continua|por fazer|em aberto',
    done: 'feito|feita|feitos|feitas|pronto|pronta|prontos|terminado|terminada|concluido|concluida|acabado|fechado|fechada|resolvido|resolvida|enviado|enviada|enviados|pago|paga|pagos|encomendado|encomendada|reservado|reservada|assinado|assinada|aprovado|aprovada|confirmado|confirmada|entregue|entregues|recebido|recebida|arranjado|reparado|ok|em ordem|tratado|tratada|comprado|impresso|instalado|✓|✔|✅|☑',
    begun: 'em curso|em andamento|comecado|iniciado|a meio|em progresso|em tratamento|a trabalhar nisso',
    dropped:
      'cancelado|cancelada|anulado|anulada|abandonado|suspenso|suspensa|adiado|adiada|ja nao e preciso|sem efeito|rejeitado|retirado|eliminado|descartado|descartada',
    waiting: 'bloqueado|bloqueada|a espera|em espera|depende de|dependem de|parado|parada|aguarda|aguardando',
    past: 'era|eram|estava|estavam|foi|foram|houve|tinha|teve|fez|disse|veio|viu|deu|pos|pode|quis|soube|trouxe|ficou|ficaram|correu|chegou|chegaram|passou|fomos|estive|tivemos|fizemos|saiu',
    urgent:
      'urgente|urgentes|urgencia|com urgencia|urgentemente|o mais rapido possivel|o mais depressa possivel|o quanto antes|quanto antes|logo que possivel|assim que possivel|o mais breve possivel|imediatamente|de imediato|ja|prioritario|prioridade maxima|prioridade alta|alta prioridade|critico|asap|muito importante|sem demora|sem falta|para ontem|importantissimo|fundamental',
    leisure:
      'sem pressa|sem pressas|nao e urgente|nada urgente|nao ha pressa|quando puderes|quando puder|quando puderem|quando tiveres tempo|quando tiver tempo|se tiveres tempo|com calma|prioridade baixa|baixa prioridade|pode esperar|nao tem pressa|sem urgencia|quando der|nas calmas|no teu tempo|quando tiveres um tempinho',
    work: 'tarefas|tarefa|pendente|pendentes|por fazer|a fazer|proximos passos|proximo passo|acoes|acao|pontos em aberto|quem faz o que|distribuicao|lista de tarefas|to do|todo|fazer|compromissos|falta|faltam|esta semana|proxima semana|hoje|amanha|em curso|plano|ate|checklist|por favor|preciso|combinado|encaminhamentos|urgente|lista',
    news: 'ordem de trabalhos|ordem do dia|presentes|ausentes|participantes|ata|acta|notas|decisoes|decisao|resumo|contexto|info|informacoes|opcoes|temas|assuntos|detalhes|local|onde|quando|hora|data|custos|precos|numeros|resultados|alteracoes|links|contacto|contato|programa|horario|morada|endereco|total|artigos|ideias|ingredientes|assunto|de|enviado|para|cc|agenda|pauta|preparacao|regras|ementa|cardapio|novidades',
    finished:
      'feito|feitas|concluido|concluidas|terminado|terminadas|ja feito|semana passada|resolvido|fechado',
    task: 'tarefa|tarefas|acao|acoes|o que|assunto|atividade|tema|passo|trabalho|descricao|ponto|item|pendencia|diligencia',
    owner: 'quem|responsavel|responsaveis|encarregado|atribuido a|a cargo de|nome|pessoa|por|resp|dono',
    due: 'prazo|data|quando|data limite|ate|ate quando|vencimento|limite|deadline|dia|entrega|para quando',
    status: 'estado|situacao|status|feito|ok|andamento',
    weight: 'prioridade|urgencia|importancia',
    number: 'n|no|num|numero|ref|id|#|ponto',
    note: 'nota|notas|comentario|comentarios|observacao|observacoes|obs|detalhes|motivo|custo|preco|valor|quantidade|sala|local|orcamento|departamento|projeto|cliente|categoria',
    me: 'eu|mim',
    hello:
      'ola|bom dia|boa tarde|boa noite|caro|cara|caros|caras|prezado|prezada|prezados|oi|exmo|exma|exmos|estimado|estimada|querido|querida|ola a todos|viva|ei|oi gente|pessoal|bom dia a todos',
    bye: 'cumprimentos|melhores cumprimentos|com os melhores cumprimentos|abraco|abracos|um abraco|beijinhos|beijos|bjs|obrigado|obrigada|atenciosamente|att|cordialmente|ate breve|ate logo|ate amanha|saudacoes|grato|grata|um beijinho|abs|forte abraco',
    away: 'fora do escritorio|resposta automatica|ausente do escritorio|estarei ausente|mensagem de ausencia',
    bulk: 'cancelar subscricao|cancelar inscricao|descadastrar|newsletter|ver no navegador|nao responda a este|mensagem automatica|resposta automatica|fora do escritorio|ausencia|todos os direitos reservados|politica de privacidade|termos e condicoes|clique aqui|compre agora|oferta|ofertas|desconto|descontos|gratis|codigo|a sua encomenda|seu pedido|numero do pedido|sua conta|a sua conta|sua reserva|fatura n|recibo|portes gratis|frete gratis|rastreamento|notificacao|confirmacao|assinatura|promocao|ultimas vagas|saldos|entrar|palavra passe|senha|em caso de urgencia|acesso limitado|de ferias|apoio ao cliente|mencionou voce|comentou em',
    forwarded:
      'ver abaixo|abaixo|mais abaixo|veja abaixo|encaminho|reencaminho|encaminhado|enc|o email abaixo|a mensagem abaixo|em baixo|conforme abaixo|segue abaixo|repasso',
  },
  verbs: () => conjugated(VERBS, ENDINGS),
  verbLast: false,
  titles: null,
}
