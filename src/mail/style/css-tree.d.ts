// css-tree's parser and names by themselves: its main entry loads a dictionary of all of CSS, which takes long.

declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/utils' {
  export { ident } from 'css-tree'
}
