// How Portuguese orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'pt',
  courtesy:
    'por favor|se faz favor|obrigado|obrigada|muito obrigado|olá|oi|bom dia|boa tarde|ok|está bem|sim|bem|então|agora|já|rápido|se puderes|se puder|se possível|se não te importas|para mim|para nós|também|de novo|outra vez|melhor|coisa|aí|lá|me|nos|lhe|só|aliás|a propósito|logo',
  polite:
    'podes|poderias|podias|pode|poderia|podia|podem|poderiam|podemos|poderíamos|queres|consegues|importas te de|é possível|seria possível|alguém pode|alguém poderia|dá para|dava para|você pode|você poderia',
  wishes:
    'quero que|queria que|gostava que|gostaria que|quero|queria|gostava de|gostaria de|preciso que|preciso de|é preciso|temos de|temos que|faz com que|certifica te de que|voto em|voto no|voto na|voto por|eu voto|o meu voto vai|meu voto|o meu voto|sou a favor|eu trato|eu fico|escolho|prefiro|inscreve me',
  nods: 'ok|está bem|sim|obrigado|por favor|pode ser',
  asks: 'que|o que|o quê|quem|quando|quanto|quanta|quantos|quantas|onde|por que|porque é que|porquê|como|qual|quais|é|são|está|estão|estava|foi|há|tem|têm|tenho|devo|deveria|devíamos|posso|será|já foi|até quando|desde quando|mostra|mostra me|diz me|diz nos|lista|procura|encontra|resume|compara|explica|sabes|e se|de quem|a quem|para quando|a partir de quando|temos',
  denies: 'não|nunca|jamais|nada|ninguém|nenhum|nenhuma|sem|nem|esquece|deixa estar|deixa lá|espera|evita',
  ifs: 'se|quando|assim que|logo que|desde que|caso|no caso de|supondo|suponhamos|imagina|a menos que|a não ser que|depois que|depois de|até que|teria|tivesse|fosse|seria|caso contrário|em teoria|teoricamente|contanto que|uma vez que',
  reports:
    'diz que|diz|disse|dizem|dizia|escreve|escreveu|escrevia|pede|pediu|pedia|quer que|queria que ele|propõe|propôs|pensa que|pensava|segundo|afirma|sugere|sugeriu|conta que|contou|respondeu|exige|exigiu|recomenda|recomendou|mencionou|acha que|achava|comentou|parece que|insiste',
  choices: 'ou|exceto|excepto|salvo|menos|em vez|em lugar|mas não',
  doubts:
    'talvez|eventualmente|possivelmente|provavelmente|acho que|penso|creio|suponho|pergunto me|não sei|duvido|espero que|oxalá|tomara|podíamos|devíamos|poderíamos|deveríamos|estava a pensar|ia|quase|um dia|idealmente|pode ser que|se calhar',
  subjects:
    'eu|nós|tu|ele|ela|eles|elas|você|vocês|alguém|ninguém|isso|isto|aquilo|toda a gente|as pessoas|a gente',
  self: 'eu|nós|já|isso|isto|está',
  finite:
    'é|são|está|estão|estava|estavam|era|eram|foi|foram|tem|têm|tinha|tinham|há|vai|vão|deve|devem|deveria|pode|podem|poderia|quer|querem|será|serão|fica|ficou|faz|vem|parece|precisa|passou',
  modals:
    'vou|vai|vão|vamos|devo|deve|deveria|posso|pode|poderia|quero|quer|tenho de|tenho que|tem de|tem que|quase|em breve|tento|tentei|espero|amanhã|mais tarde|metade|ainda|comecei|começado|será|farei|ia|por fazer|preciso',
  past: 'movi|moveu|movido|mudei|mudou|mudado|adiei|adiou|adiado|adiada|antecipou|antecipado|atribuí|atribuiu|atribuído|atribuída|dei|deu|dado|passei|passou|passado|marquei|marcou|marcado|marcada|apaguei|apagou|apagado|apagada|eliminei|eliminou|eliminado|removi|removeu|fechei|fechou|fechado|reabriu|adicionei|adicionou|criei|criou|criado|votei|votou|votado|aumentou|baixou|comentou|lembrou|prolongou|pus|pôs|entreguei|entregou',
  reasons: 'porque|pois|já que|visto que|como|eu|ele|ela|é|o|a|os|as|assim|para que|nós|não precisamos',
  verbs:
    'move|mover|mova|muda|mudar|mude|adia|adiar|adie|antecipa|antecipar|passa|passar|passe|põe|pôr|ponha|coloca|colocar|coloque|mete|dá|dar|dê|atribui|atribuir|atribua|entrega|entregar|marca|marcar|marque|assinala|completa|completar|conclui|concluir|fecha|fechar|feche|termina|terminar|encerra|encerrar|reabre|reabrir|abre|abrir|começa|inicia|apaga|apagar|apague|elimina|eliminar|elimine|exclui|excluir|exclua|remove|remover|tira|tirar|cancela|cancelar|adiciona|adicionar|adicione|acrescenta|acrescentar|cria|criar|crie|cria me|anota|anotar|escreve|escrever|comenta|comentar|aumenta|aumentar|sobe|subir|baixa|baixar|lembra me|lembra|lembrar|lembre|diz|dizer|vota|votar|vote|escolhe|escolher|toma|troca|trocar|segue|seguir|siga|deixa de seguir|aprova|aprovar|aprove|bloqueia|bloquear|prolonga|prolongar|estende|altera|alterar|altere|faz|fazer|fixa|fixar|transfere|transferir|delega|delegar|nova tarefa|tarefa|reserva|reservar|compra|comprar|liga|ligar|envia|enviar|prepara|preparar|prioridade|deixa|leva|modifica|avisa me|regista|registar|agenda|agendar|empurra|puxa|define|definir',
  all: 'todo|todos|toda|todas|tudo|cada|os meus|as minhas|atrasadas|atrasados|vencidas',
  ordinals: 'primeiro|primeira|segundo|segunda|terceiro|terceira|quarto|quarta|quinto|quinta|último|última',
  pairs: 'ambos|ambas|os dois|as duas',
  acting:
    'tarefa|tarefas|prazo|data|data limite|limite|vencimento|prioridade|urgente|urgentes|importante|alta|alto|máxima|média|médio|normal|baixa|baixo|estado|status|feito|feita|feitos|feitas|pronto|pronta|terminado|terminada|concluído|concluída|concluidas|completa|completo|fechado|fechada|aberto|aberta|bloqueado|bloqueada|curso|em curso|andamento|revisão|pendente|espera|responsável|comentário|nota|lembrete|lembretes|sondagem|votação|enquete|voto|projeto|projecto|mim|meu|minha|meus|minhas|o|a|os|as|isso|isto|esse|essa|este|esta|atrasada|atrasado|atrasadas|vencida|nova|novo|chamada|lista|enviado|enviada|enviei|pago|paga|reservado|reservada|escolhido|escolhida|assinado|assinada|encomendado|aprovado|aprovada|hora|horas|h|dia|dias|semana|semanas|mês|antes|depois|tarde|para|como|ao|à|até|fim|final|cargo|dizendo|que diz',
}
