// A choice of one among two to four, all in sight: a sunken track with a raised choice.
import { ToggleGroup } from 'radix-ui'

export type SegmentedProps<V extends string> = {
  label: string
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}

export function Segmented<V extends string>({ label, value, onValueChange, options }: SegmentedProps<V>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className="inline-flex max-w-full rounded-control bg-sunken p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="flex h-7 min-w-0 items-center rounded-[4px] px-2.5 text-13 font-medium text-ink-2 transition-colors duration-(--d-1) hover:text-ink max-md:h-10 data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-card"
        >
          <span className="truncate">{option.label}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
