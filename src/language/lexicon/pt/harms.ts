// How Portuguese says what no rule may do to others.
import type { HarmWords } from '../harm-words.ts'

export const portugueseHarm: HarmWords = {
  code: 'pt',
  name: 'em meu|seu|nosso|teu nome, em nome de|do|da, da parte de, como se fosse|eu, finge, finja, fingir, faz de conta, passa por, assina|responde|responda|escreve como, no meu lugar, no lugar dele|dela',
  conceal:
    'em segredo, secretamente, as escondidas, sem dizer|avisar|informar|perguntar|contar, sem * saber|saberem|conhecimento, nas costas, pelas costas, esconde, esconda, esconder, oculta, ocultar, copia oculta, cco, bcc',
  rights:
    'como admin|administrador|administradora, direitos de administrador|admin, torna-me|torne-me|faz|faca * administrador|administradora|admin, conto como, da|de|dar * acesso|permissao|permissoes|direitos, da|dar acesso|permissao',
  finish:
    'como feita|feito|feitas|concluida|concluido|concluidas|terminada|aprovado|aprovada|pago|paga|fechada|resolvida, fecha todas|as|suas tarefas, aprova automaticamente, aprovar automaticamente, da por aprovado|aprovada|pago',
  outsider:
    'meu gmail, meu email pessoal|privado|particular, meu endereco pessoal|privado, minha caixa pessoal|privada, a|para minha|a_minha mulher|esposa|mae|irma|filha|namorada, para meu|o_meu marido|pai|irmao|filho|amigo|namorado, ao meu marido|amigo|irmao|pai, a um amigo|jornalista|concorrente, para um amigo|jornalista|concorrente, a|para a imprensa|concorrencia, fora da empresa, para fora, para o exterior, endereco externo',
  aware:
    'saiba, saibam, veja, vejam, note, perceba, descubra, avisar, avises, avisado, avisada, informado, informada, informar, dizer, digas, diga, notificado, notificar',
  trust:
    'como verificado|verificados|seguro|seguros|fiavel|confiavel, confia em tudo|todos|sempre, confie em tudo|todos|sempre, mesmo que nao, ainda que nao, sem confirmacao|verificacao|aprovacao|controlo|controle|verificar|perguntar, seja quem for, nao importa quem',
  checks:
    'verificacao, verificacoes, filtro, filtros, antispam, protecao, controlo, controle, privacidade, quarentena',
  disable:
    'salta, pula, ignora, ignorar, contorna, contornar, desativa, desativar, desliga, sem, remove, evita, suspende',
  secrets:
    'senha, senhas, palavra-passe, palavras-passe, codigo|codigos de verificacao|seguranca|acesso, credenciais, dados bancarios, salarios, recibos de vencimento, emails privados, mensagens privadas, email de todos, emails de todos|meus_colegas',
  neg: 'nao, nunca, jamais, sem, ninguem, nenhum, nenhuma, nem',
}
