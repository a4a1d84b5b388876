// What the knowledge base gives to every signed-in page.
import { BookOpen, MessageCircleQuestionMark, PenLine } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { knowledgePath, newArticlePath, questionsPath } from './knowledge-paths.ts'
import { useKnowledgeEvents } from './use-knowledge-events.ts'

export const knowledge: SignedIn = {
  useLive: useKnowledgeEvents,
  found: { article: () => <BookOpen aria-hidden /> },
  pages: [
    {
      path: knowledgePath,
      title: 'Knowledge Base',
      words: 'faq sop articles documents procedures ask',
      icon: <BookOpen aria-hidden />,
    },
    {
      path: questionsPath(),
      title: 'Unanswered questions',
      words: 'faq knowledge asked not found',
      icon: <MessageCircleQuestionMark aria-hidden />,
    },
    {
      path: newArticlePath,
      title: 'Write an article',
      words: 'faq knowledge new procedure sop',
      icon: <PenLine aria-hidden />,
    },
  ],
}
