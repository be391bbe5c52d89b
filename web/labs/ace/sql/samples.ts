/** Databases to begin with, made by SQL, and scripts over them. Names of tables and columns are those of pgbench and of textbooks. */

interface Sample {
  id: "bank" | "university";
  setUp: string;
  scripts: readonly {
    id: "lookups" | "range" | "fullScan" | "updates" | "inserts" | "join" | "joinWithout";
    sql: string;
  }[];
}

/** Rows numbered 1 to n. */
const numbered = (count: number) =>
  `WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})`;

/** The same statement with other keys: a key that walks over the table in steps that are prime. */
const each = (count: number, keys: number, statement: (key: number) => string) =>
  Array.from({ length: count }, (_, at) => statement(1 + (((at + 1) * 7_919) % keys))).join("\n");

const ACCOUNTS = 20_000;

const bank: Sample = {
  id: "bank",
  setUp: `BEGIN;
CREATE TABLE branches (bid INTEGER PRIMARY KEY, bbalance INTEGER, filler TEXT);
CREATE TABLE tellers (tid INTEGER PRIMARY KEY, bid INTEGER, tbalance INTEGER, filler TEXT);
CREATE TABLE accounts (aid INTEGER PRIMARY KEY, bid INTEGER, abalance INTEGER, filler TEXT);
CREATE TABLE history (tid INTEGER, bid INTEGER, aid INTEGER, delta INTEGER, filler TEXT);
INSERT INTO branches VALUES (1, 0, printf('%088d', 1)), (2, 0, printf('%088d', 2));
${numbered(20)} INSERT INTO tellers SELECT i, 1 + i % 2, 0, printf('%084d', i) FROM number;
${numbered(ACCOUNTS)} INSERT INTO accounts SELECT i, 1 + i % 2, i % 1000, printf('%084d', i) FROM number;
COMMIT;`,
  // The first one writes: only then do LRU and ACE differ.
  scripts: [
    {
      id: "updates",
      sql: each(
        60,
        ACCOUNTS,
        (key) => `BEGIN;
UPDATE accounts SET abalance = abalance + 5 WHERE aid = ${key};
UPDATE tellers SET tbalance = tbalance + 5 WHERE tid = 1 + ${key} % 20;
UPDATE branches SET bbalance = bbalance + 5 WHERE bid = 1 + ${key} % 2;
INSERT INTO history VALUES (1 + ${key} % 20, 1 + ${key} % 2, ${key}, 5, printf('%022d', ${key}));
COMMIT;`,
      ),
    },
    { id: "lookups", sql: each(300, ACCOUNTS, (key) => `SELECT abalance FROM accounts WHERE aid = ${key};`) },
    { id: "range", sql: "SELECT sum(abalance) FROM accounts WHERE aid BETWEEN 5000 AND 6000;" },
    {
      id: "fullScan",
      sql: `SELECT abalance FROM accounts WHERE aid = 4711;
SELECT count(*) FROM accounts WHERE abalance = 77;
SELECT abalance FROM accounts WHERE aid = 4711;`,
    },
    {
      id: "inserts",
      sql: `${numbered(5_000)} INSERT INTO history SELECT 1, 1, i, i % 7, printf('%022d', i) FROM number;`,
    },
  ],
};

const STUDENTS = 4_000;
const grades = (key: number) =>
  `SELECT title, grade FROM enrolments JOIN courses ON courses.id = course WHERE student = ${key};`;

const university: Sample = {
  id: "university",
  setUp: `BEGIN;
CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT, semester INTEGER);
CREATE TABLE courses (id INTEGER PRIMARY KEY, title TEXT, points INTEGER);
CREATE TABLE enrolments (student INTEGER, course INTEGER, grade INTEGER);
${numbered(4_000)} INSERT INTO students SELECT i, printf('student %06d', i), 1 + i % 10 FROM number;
${numbered(200)} INSERT INTO courses SELECT i, printf('course %04d', i), 3 + i % 6 FROM number;
${numbered(24_000)} INSERT INTO enrolments SELECT 1 + i * 131 % 4000, 1 + i * 17 % 200, 1 + i % 5 FROM number;
CREATE INDEX enrolments_by_student ON enrolments (student);
COMMIT;`,
  scripts: [
    { id: "join", sql: each(40, STUDENTS, grades) },
    { id: "joinWithout", sql: `DROP INDEX enrolments_by_student;\n${each(5, STUDENTS, grades)}` },
    { id: "lookups", sql: each(200, STUDENTS, (key) => `SELECT name FROM students WHERE id = ${key};`) },
    { id: "fullScan", sql: "SELECT semester, count(*) FROM students GROUP BY semester;" },
  ],
};

export const samples: readonly Sample[] = [bank, university];
