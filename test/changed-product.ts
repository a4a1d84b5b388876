// A copy of the product's sources in a folder of its own, in which a test adds and takes away files and lines.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../src/root.ts'

const folders = ['src', 'db', 'test', 'bin', 'eval', 'bench', 'faults']
const settings = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.dependency-cruiser.cjs',
]

export class ChangedProduct {
  readonly folder = mkdtempSync(join(tmpdir(), 'mailcrew-product-'))

  constructor() {
    for (const path of [...folders, ...settings]) this.add(path)
    symlinkSync(join(projectRoot(), 'node_modules'), join(this.folder, 'node_modules'))
  }

  /** Copies a file or folder of the project into the copy, over what is there. */
  add(path: string): void {
    execFileSync('cp', ['-R', join(projectRoot(), path), this.folder])
  }

  /** Files, or folders with all that is in them. */
  delete(...paths: string[]): void {
    for (const path of paths) rmSync(join(this.folder, path), { recursive: true })
  }

  /** Throws where the words do not stand in the file, or more than once. */
  replace(path: string, words: string | RegExp, others: string): void {
    const file = join(this.folder, path)
    const [before, after, ...more] = readFileSync(file, 'utf8').split(words)
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`These words have to stand in ${path} once: ${words}`)
    writeFileSync(file, `${before}${others}${after}`)
  }

  insertBefore(path: string, words: string, more: string): void {
    this.replace(path, words, `${more}${words}`)
  }

  /** What a command of the project's packages says of the copy; empty where it finds no fault. */
  faults(command: string, ...args: string[]): string {
    const bin = join(this.folder, 'node_modules/.bin', command)
    const { status, stdout, stderr } = spawnSync(bin, args, { cwd: this.folder, encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}` || `${command} ended with ${status}`
  }

  /** Those of its tests and sources that hold the word, in any case of letters. */
  filesWith(word: string, names: RegExp): string[] {
    const { stdout } = spawnSync('grep', ['-rliw', word, 'src', 'test'], {
      cwd: this.folder,
      encoding: 'utf8',
    })
    return stdout
      .split('\n')
      .filter((name) => names.test(name))
      .sort()
  }

  /** A module of the copy. */
  async load<Module>(path: string): Promise<Module> {
    return (await import(/* @vite-ignore */ pathToFileURL(join(this.folder, path)).href)) as Module
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
