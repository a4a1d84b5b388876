// How Portuguese asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'pt',
  overdue:
    'atrasada|atrasadas|atrasado|atrasados|em atraso|atraso|vencida|vencidas|vencido|vencidos|fora do prazo|fora de prazo|já devia estar|já deviam estar|passou do prazo|esquecido|tarde',
  open: 'aberta|abertas|aberto|abertos|em aberto|por fazer|pendente|pendentes|falta|faltam|por terminar|por acabar|inacabadas|não concluídas|resta|restam|sobra',
  done: 'feita|feitas|feito|feitos|concluída|concluídas|concluído|concluídos|terminada|terminadas|terminado|acabada|acabadas|fechada|fechadas|prontas|pronta|completadas|finalizadas',
  blocked:
    'bloqueada|bloqueadas|bloqueado|bloqueados|parada|paradas|parado|parados|presa|presas|encravado|em espera|empatado|travado|travadas',
  progress: 'em curso|em andamento|começada|começadas|iniciada|iniciadas|em progresso',
  undated: 'sem data|sem prazo|sem data limite|sem vencimento',
  unassigned: 'sem responsável|por atribuir|não atribuídas|de ninguém',
  high: 'urgente|urgentes|prioridade alta|alta prioridade|importante|importantes|prioritária|prioritárias',
  low: 'prioridade baixa|baixa prioridade|pode esperar',
  task: 'tarefa|tarefas|coisas|coisa|trabalho|trabalhos|afazeres|pontos|algo|itens',
  due: 'vence|vencem|prazo|prazos|vencimento|data limite|para quando|entrega|expira',
  count: 'quantas|quantos|quanto|quanta|número de',
  who: 'quem|a quem|de quem|responsável|com quem|encarregado',
  when: 'quando|para quando|que dia|em que dia|em que data|até quando|que data',
  why: 'porquê|por que|porque é que|por que razão|motivo|de que está à espera|razão',
  mine: 'eu|meu|minha|meus|minhas|me|mim|tenho',
  not: 'não|exceto|salvo|sem|ninguém|menos',
  oldest: 'há mais tempo|mais antiga|mais antigo|mais atrasada',
  next: 'próxima|próximo|próximas|seguinte|primeiro|primeira',
  state: 'estado|como vai|como está|como estão|ponto da situação|progresso|andamento|em que pé|situação',
  show: 'mostra|mostra me|lista|dá me|diz me|que|qual|quais|o que|há|é|são|está|estão|tem|têm|temos|ainda|já|agora|neste momento|momento|atualmente|tudo|todos|todas|nos|nós|nosso|equipa|equipe|projeto|projetos|parte|lado|total|ao todo|deve|devem|fazer|faz|trata|ficou|foram|foi|se|dessas|daquelas|delas',
  more: 'mais|menos|carregado|carregada|ocupado|ocupada',
  forMe: 'para mim',
  forWhom: 'para',
  beforeDay: 'até',
}
