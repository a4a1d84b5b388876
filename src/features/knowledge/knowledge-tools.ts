// What assistants may do with articles and their questions.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { changeArticle, createArticle, getArticle, listArticles } from './articles/contract.ts'
import { askKnowledge, listQuestions } from './asking/contract.ts'

export const knowledgeTools: Toolbox = {
  tools: [
    tool('list_articles', listArticles, { title: 'List articles' }),
    tool('get_article', getArticle, { title: 'Read an article' }),
    tool('list_open_questions', listQuestions, { title: 'List questions' }),
    // What is not known is filed, and somebody is asked by mail.
    tool('ask_knowledge', askKnowledge, { title: 'Ask the knowledge base' }),
    tool('create_article', createArticle, { title: 'Write an article' }),
    tool('change_article', changeArticle, { title: 'Change an article' }),
  ],
  resources: [{ kind: 'article', title: 'An article', endpoint: getArticle }],
}
