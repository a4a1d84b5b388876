// How Portuguese mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const portuguese: ProjectWords = {
  code: 'pt',
  these: 'isto, isso, tudo isto, tudo isso',
  mails:
    'este email, este e mail, este mail, esta mensagem, esta conversa, estas tarefas, essas tarefas, todas as tarefas, todas estas tarefas',
  projects: 'projeto, projecto, o projeto, o projecto, este projeto, este projecto, todo o projeto',
  tasks: 'tarefa, tarefas, a tarefa, as tarefas, numero, numeros, n',
  and: 'e',
  leads: 'por favor, podes, pode, poderias, poderia, ola, oi, desculpa, desculpe, na verdade, ok',
  tails: 'por favor, obrigado, obrigada, muito obrigado, muito obrigada',
  articles:
    'o, a, os, as, do, da, dos, das, de, ao, no, na, nosso, nossa, meu, projeto, projecto, lista, um, uma',
  moves: [
    '{this} pertence|pertencem a|ao|aos {name}',
    '{this} faz|fazem parte de|do|da|dos|das {name}',
    '{this} e|sao do|da projeto|projecto {name}',
    '{mail} vai|vao para|em|no|na {name}',
    'move|mova|mover|passa|passe|passar {this} para {name}',
    'poe|ponha|por|coloca|coloque|colocar|guarda|guarde {mail} em|no|na {name}',
    'junta|junte|juntar|une|una {this} a|ao|com {name}',
    'adiciona|adicione {mail} a|ao {name}',
  ],
  renames: [
    'renomeia|renomeie|renomear {project} para|como {name}',
    'muda|mude|altera|altere o nome do projeto|projecto para {name}',
    'chama|chame {project} de? {name}',
    '{project} chama se agora {name}',
    '{project} agora se? chama {name}',
  ],
  archives: ['arquiva|arquive|arquivar {project}', 'arquiva|arquive|arquivar {this}'],
  unarchives: [
    'desarquiva|desarquive {project}',
    'recupera|recupere {project}',
    'tira|tire {project} do arquivo',
  ],
  deletes: ['elimina|elimine|apaga|apague|exclui|exclua {project}'],
}
