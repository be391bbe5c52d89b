/** What SQLite was asked, as #/sql records it. */
export const setUp = `PRAGMA page_size = 1024;
CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT);
WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 150)
INSERT INTO students SELECT i, printf('%060d', i) FROM number;`;
export const script = `SELECT name FROM students WHERE id = 5;
SELECT name FROM students WHERE id = 77;
SELECT name FROM students WHERE id = 5;
SELECT name FROM students WHERE id = 140;
SELECT name FROM students WHERE id = 77;
SELECT name FROM students WHERE id = 5;
SELECT count(*) FROM students WHERE name = 'x';
SELECT name FROM students WHERE id = 5;
SELECT name FROM students WHERE id = 77;
SELECT name FROM students WHERE id = 5;`;
/** The pages that it requested for that. */
export const requests =
  "R1 R2 R3 R1 R2 R8 R1 R2 R3 R1 R2 R12 R1 R2 R8 R1 R2 R3 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 R2 R3 R1 R2 R8 R1 R2 R3";
export const queries = {
  pages: 14,
  frames: 6,
  alpha: 3,
  k_r: 3,
  k_w: 3,
  base_us: 10,
  lanes: [
    { policy: "lru", mode: "baseline" },
    { policy: "arc", mode: "baseline" },
  ],
  workload: { kind: "given", trace: requests },
};
