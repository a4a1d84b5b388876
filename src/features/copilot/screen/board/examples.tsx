// What can be asked beside a board.
import { Button } from '../../../../ui/button.tsx'

const examples = ['What is overdue?', 'What should I do first?', 'Who is overloaded?'] as const

export function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className="mb-2.5">
      <p className="mb-1.5 text-12 text-ink-2">The Copilot filters, sorts, changes and answers:</p>
      <ul className="flex flex-wrap gap-1.5">
        {examples.map((text) => (
          <li key={text}>
            <Button size="sm" onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
