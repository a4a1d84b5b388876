// The look shared by menus and lists of choices that float over the page.

export const menuStyle =
  'ui-pop z-50 max-w-[calc(100vw-16px)] overflow-y-auto rounded-card bg-raised p-1 text-13 text-ink shadow-float'

export const menuItemStyle =
  'flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 outline-none select-none ' +
  'max-md:min-h-11 data-disabled:opacity-50 data-highlighted:bg-ink/7 ' +
  '[&_svg]:size-4 [&_svg]:text-ink-3 data-[tone=danger]:text-danger-ink ' +
  'data-[tone=danger]:[&_svg]:text-danger'
