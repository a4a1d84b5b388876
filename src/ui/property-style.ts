// The look of one property of a record in a row of them: a chip that opens its choices, fainter while nothing is set.
import { classNames } from './class-names.ts'

export function propertyStyle(isSet: boolean): string {
  return classNames(
    'inline-flex h-[30px] max-w-full min-w-0 items-center gap-1.5 rounded-control px-[9px] text-left text-13 whitespace-nowrap ring-line-2 transition-colors duration-(--d-1)',
    'enabled:hover:bg-hover disabled:opacity-60 aria-expanded:bg-hover max-md:h-9 max-md:text-14 [&_svg]:size-3.5 [&_svg]:shrink-0',
    isSet ? 'font-medium text-ink' : 'text-ink-3',
  )
}
