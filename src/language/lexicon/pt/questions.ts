// How Portuguese asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'pt',
  small:
    'o|a|os|as|um|uma|uns|umas|e|ou|mas|se|que|quem|qual|quais|quando|onde|como|porque|porquê|quanto|quanta|quantos|quantas|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|para|com|sem|sobre|entre|desde|até|é|são|era|ser|sou|está|estão|estou|estar|há|tem|têm|tenho|ter|eu|me|meu|minha|meus|minhas|tu|te|teu|tua|você|vocês|ele|ela|eles|elas|nós|nosso|nossa|seu|sua|seus|suas|lhe|este|esta|isto|esse|essa|isso|não|sim|muito|mais|menos|também|já|ainda|todo|toda|todos|todas|outro|outra|olá|obrigado|obrigada|favor|bom|boa|dia|tarde|pergunta|posso|pode|podemos|podem|quero|queria|saber|fazer|faz|algo|alguém|bem|aqui|ali|antes|depois|durante|nem|ao|à|aos|às|cumprimentos|preciso',
  chatter:
    'disse|dizem|agora|espero|acho|penso|talvez|gostaria|pergunto|saber|ajuda|fazer|faço|acontece|encontro|encontrar|pessoas',
  asks: {
    person: 'quem|a quem|que pessoa|responsável|com quem',
    day: 'quando|que dia|que data|até quando|prazo|desde quando',
    clock: 'a que horas|que horas|quando|horário|até que horas',
    money: 'quanto custa|quanto|preço|custo|custa|pagar|tarifa|caução|valor',
    count: 'quantos|quantas|quanto|número de|que idade|máximo|mínimo|por cento',
    duration: 'quanto tempo|quantos dias|quantas semanas|quantas horas|prazo|quanto dura|antecedência',
    place: 'onde|aonde|em que lugar|que sala|que porta|morada|endereço',
    code: 'senha|palavra-passe|código|pin',
    phone: 'telefone|número|ligar|ligo',
    address: 'mail|e-mail|endereço|escrever|site|contacto|contato',
    allowed: 'posso|pode|podemos|é possível|é permitido|há|tenho de|tenho que|devo|permitido|possível',
    manner: 'como|o que faço|o que fazer|o que acontece',
    reason: 'por que|porquê|motivo',
  },
  denies: 'não|nenhum|nenhuma|nunca|ninguém|proibido|sem|salvo|exceto|nem|apenas',
  permits: 'pode|podem|deve|devem|possível|sim|sempre|grátis|gratuito|incluído|permitido|obrigatório',
  units: 'segundo|segundos|minuto|minutos|hora|horas|dia|dias|semana|semanas|mês|meses|ano|anos|noite|noites',
  at: 'em|no|na|junto|ao lado|atrás|debaixo|sobre|entre|perto|em frente',
  opens: 'posso|pode|podemos|há|é|são|está|tenho|tem|devo|podem',
}
