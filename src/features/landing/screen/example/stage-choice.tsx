// Which moment of the example is shown: plain radio buttons with the look of the app's own choice of one.
import { type Stage, stages } from './use-stage.ts'

const words: Record<Stage, string> = { mail: 'A mail', board: 'Its board', replies: 'Two replies' }

export function StageChoice({ stage, onChoose }: { stage: Stage; onChoose: (stage: Stage) => void }) {
  return (
    <fieldset className="inline-flex max-w-full rounded-control bg-sunken p-0.5">
      <legend className="sr-only">Show</legend>
      {stages.map((one) => (
        <label
          key={one}
          className="flex h-7 items-center rounded-[4px] px-2.5 text-13 font-medium text-ink-2 transition-colors duration-(--d-1) hover:text-ink max-md:h-10 has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="example-stage"
            className="sr-only"
            checked={stage === one}
            onChange={() => onChoose(one)}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
