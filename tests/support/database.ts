export type Statements = {
  query: <Row = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ) => Promise<{ rows: Row[] }>;
  exec: (sql: string) => Promise<unknown>;
};

export type Transaction = Statements & { rollback: () => Promise<void> };

export type Database = Statements & {
  transaction: <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;
};
