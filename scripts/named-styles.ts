import type { Plugin } from 'vite';

const imported = /^import (\w+) from ['"]([^'"]+\.module\.css)['"];$/gm;
const mark = '__sheet;';
const marks = /^__sheet;\n?/gm;

/**
 * Imports the classes of a style sheet each by its name, where a file asks for them all: browsers then
 * get the class itself in the place of a table to look it up in. A sheet of which a file asks for a class
 * that is called like a word of the language stays a table there.
 */
export function namedStyles(): Plugin {
  return {
    name: 'named-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
    },
    transform(code, id) {
      // A module of which nothing is left would take its style sheet along: a mark stays until then.
      if (/\.module\.css$/.test(id)) {
        return { code: `${code}\n${mark}`, map: null, moduleSideEffects: true };
      }
      if (!/\.tsx?$/.test(id)) return null;
      const named = code.replace(imported, (table, name, sheet) =>
        asksForWord(code, name) ? table : `import * as ${name} from '${sheet}';`,
      );
      return { code: named, map: null };
    },
    renderChunk: {
      order: 'post',
      handler: (code) => ({ code: code.replace(marks, ''), map: null }),
    },
  };
}

const words =
  'break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield';

/** No class of such a name can be asked for but from a table. */
const asksForWord = (code: string, table: string): boolean =>
  new RegExp(`\\b${table}\\.(?:${words})\\b`).test(code);
