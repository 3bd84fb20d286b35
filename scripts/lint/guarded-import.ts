/**
 * A file of code may be gone from the server while a page is open. So each `import()` stands in a
 * function that is given to one of the functions which know what to do then.
 */
const GUARDS = ['loadOptional', 'loadOnPress', 'loadOrReload', 'lazyPage', 'optionalPart', 'lazyPart'];
const message = `A file may be missing after a release: give the import to ${GUARDS.join(', ')} (src/lib/code-files.ts).`;

type Node = {
  type: string;
  parent?: Node;
  source?: Node;
  callee?: Node & { name?: string };
  arguments?: Node[];
};

function isGuarded(node: Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  const isGiven = parent.type === 'CallExpression' && parent.arguments?.includes(node);
  const isFunction = node.type === 'ArrowFunctionExpression';
  if (isGiven && isFunction && GUARDS.includes(parent.callee?.name ?? '')) return true;
  return isGuarded(parent);
}

export default {
  meta: { name: 'code-files' },
  rules: {
    'guarded-import': {
      meta: {},
      create: (context: { report: (fault: object) => void }) => ({
        ImportExpression(node: Node) {
          // An address that is computed is the content's, which the caller's guard fetches.
          if (node.source?.type === 'Literal' && !isGuarded(node))
            context.report({ node, message });
        },
      }),
    },
  },
};
