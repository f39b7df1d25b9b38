import { parseSync, Visitor } from "vite";

export const MOST_LINES = 60;

/** The functions of a file that span more lines than allowed, first and last line included. */
export function longFunctions(file: string, source: string): string[] {
  // A short file needs no parsing.
  if (linesOf(source) <= MOST_LINES) return [];
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const long: string[] = [];
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const lines = linesOf(source.slice(start, end));
    if (lines <= MOST_LINES) return;
    long.push(`${file}:${linesOf(source.slice(0, start))} spans ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return long;
}

function linesOf(text: string): number {
  return text.split("\n").length;
}
