// Several of a few choices, each with a line of its own; what is wrong with them is said below.
import { Checkbox } from './checkbox.tsx'

interface CheckboxListProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; description: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  error?: string | undefined
}

export function CheckboxList<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  error,
}: CheckboxListProps<Value>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-13 font-medium">{legend}</legend>
      {options.map(({ value, label, description }) => (
        <Checkbox
          key={value}
          label={label}
          description={description}
          checked={chosen.includes(value)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-12 text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
