/** Functions that handle a code file which a deployment has removed while a page was open. */
const GUARDS = [
  'loadOptional',
  'loadOnPress',
  'loadOrReload',
  'lazyPage',
  'optionalPart',
  'lazyPart',
  'latePart',
];
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
          // A computed address is a content file; its caller handles a missing file.
          if (node.source?.type === 'Literal' && !isGuarded(node))
            context.report({ node, message });
        },
      }),
    },
  },
};
